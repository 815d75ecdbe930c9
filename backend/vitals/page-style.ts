/** Inline style in the shop's colours, because the page loads nothing. */
export const pageStyle = `
:root { color-scheme: light }
body { margin: 0; font: 16px/1.55 Inter, system-ui, sans-serif; color: #16232a; background: #fff }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .5rem }
h2 { font-size: 1.25rem; margin: 2.5rem 0 .5rem }
p { margin: .5rem 0; color: #45555d }
a { color: #00707d }
nav a, nav strong { display: inline-block; padding: .6rem 1rem .6rem 0 }
.table { overflow-x: auto }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums }
th, td { text-align: right; padding: .35rem .75rem .35rem 0; white-space: nowrap; border-top: 1px solid #d5dee1 }
th:first-child, .word { text-align: left }
td.word { white-space: normal }
tbody th { font-weight: 600 }
thead th { font-size: .8125rem; color: #45555d; border-top: 0 }
tbody th { vertical-align: top }
.good { color: #1c6b3c }
.fair { color: #8a3208 }
.poor { color: #b3202a }
`
