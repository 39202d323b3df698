/** What a property of an element holds until its host has set it; nothing is drawn before that. @type {any} */
export const unset = null;
