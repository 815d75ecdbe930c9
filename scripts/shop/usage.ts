/** Printed for `help` and after a mistake. */
export const usage = `import <file> [--dry-run] [--partial]
export products|catalogue|content [--out <file>] [--format csv|jsonl] [--all]
export invoices --out <folder>
export newsletter --out <file>
delete product|category|page|article|redirect|<type> <id> [--to <path>]
price set <code> <amount> [<code> <amount> …] --currency EUR|CZK|…
stock set|adjust <code> <warehouse>=<amount> …
price|stock import <file>
order list [open|all]
order show|paid|packed|shipped|cancel|withdrawn|refund <number> [<code>=<amount> …]
  [--carrier <name> --number <tracking> --tracking-url <url>] [--reference <text>] [--credit <amount>] [--restock]
  [--key <key of a command whose answer was lost>]
withdrawal list [open|all]
offer show <number> [--out <file.pdf>]
coupon list | set <code> <percent> [--from <day>] [--until <day>] [--uses <n>] [--per-customer <n>]
  [--minimum <amount> --currency EUR|CZK|…]
group list | set <code> <percent> | put <e-mail> [<code> …]
review list [published] | publish <id> | reject <id> | reply <id> <text>
claim list [<state>] | show <number> | set <number> <state> [--note <text for the customer>]
mail list | send <id>|all | suppress <e-mail> [bounce|complaint|manual] | allow <e-mail>
merchant show | set <file>
login-as <e-mail> --operator <name> [--domain <code>]
vitals
health
[--url <https://shop>], else SHOP_URL, else the shop of npm start at PORT; its key: OPERATOR_KEY=<id>:<secret>`

/** As `npm start` serves it. */
const localShop = `http://localhost:${process.env['PORT'] ?? 8787}`

/** For `parseArgs`. */
export const options = {
  allowPositionals: true,
  options: {
    help: { type: 'boolean', short: 'h', default: false },
    url: { type: 'string', default: process.env['SHOP_URL'] ?? localShop },
    'dry-run': { type: 'boolean', default: false },
    partial: { type: 'boolean', default: false },
    to: { type: 'string', default: '' },
    currency: { type: 'string', default: '' },
    out: { type: 'string', default: '' },
    format: { type: 'string', default: '' },
    all: { type: 'boolean', default: false },
    carrier: { type: 'string', default: '' },
    number: { type: 'string', default: '' },
    'tracking-url': { type: 'string', default: '' },
    reference: { type: 'string', default: '' },
    credit: { type: 'string', default: '' },
    note: { type: 'string', default: '' },
    key: { type: 'string', default: '' },
    from: { type: 'string', default: '' },
    until: { type: 'string', default: '' },
    uses: { type: 'string', default: '' },
    'per-customer': { type: 'string', default: '' },
    minimum: { type: 'string', default: '' },
    restock: { type: 'boolean', default: false },
    operator: { type: 'string', default: '' },
    domain: { type: 'string', default: 'de' },
  },
} as const

type OptionTypes = typeof options.options
/** Options as they were typed, or their defaults. */
export type Options = {
  [name in keyof OptionTypes]: OptionTypes[name]['type'] extends 'boolean' ? boolean : string
}
