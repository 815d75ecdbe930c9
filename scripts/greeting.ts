/** What somebody who started the shop wants to know. */
export function greeting(port: number): string {
  return `
  LuftBasis is open:      http://localhost:${port}
  Czech, Slovak, English: http://cs.localhost:${port}  http://sk.localhost:${port}  http://en.localhost:${port}
  Mails it would send:    http://localhost:${port}/outbox

  Demo customers (password lueften-2026):
    private               kunde@luftbasis.example
    business              handwerk@luftbasis.example
    restricted group      gesperrt@luftbasis.example
  Promo code:             WILLKOMMEN10

  Stop with Ctrl+C. Data is kept; npm run reset empties it.
`
}
