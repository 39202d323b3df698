/** The list of all challenges: its page has the header's controls alone. */
import "./site-header.ts";
