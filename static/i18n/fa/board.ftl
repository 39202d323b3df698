board-rows = { $rows } سطر
board-columns = { $columns } ستون
board-label = چیدمان با { board-rows } و { board-columns }. با کلیدهای جهت‌نما مهره‌ها را حرکت دهید.
board-label-still = چیدمان با { board-rows } و { board-columns }.
board-label-large = چیدمان با { board-rows } و { board-columns }، به شکل یک تصویر.
board-label-free = چیدمان با { board-rows } و { board-columns }. با کلیدهای جهت‌نما مکان‌نما را حرکت دهید؛ کلید {"\u2066"}Enter{"\u2069"} مهره را می‌گذارد یا برمی‌دارد.
board-label-grid = چیدمان با { board-rows } و { board-columns }. با کلیدهای جهت‌نما مکان‌نما را حرکت دهید؛ کلید {"\u2066"}Enter{"\u2069"} آنچه را در خانه هست برمی‌دارد یا عوض می‌کند، یا چیزی در آن می‌گذارد.
