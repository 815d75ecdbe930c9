import type { Domain } from '../../domain/domain-list.ts'
import { usesEmbeddedBackend } from '../build/built-workers.ts'
import { loopback } from './shop.ts'

interface Opened {
  domains: readonly Domain[]
  /** Variables of the storefront. */
  vars: Record<string, string>
  /** Address it listens on. */
  host: string
  /** Its customers and promo code are there. */
  hasDemo?: boolean
}

/** Start message with URLs and hints. */
export function startMessage({ domains, vars, host, hasDemo = true }: Opened): string {
  const [first, ...others] = domains.map(({ host }) => `http://${host}`)
  const languages = others.length > 0 ? [`  Other domains:    ${others.join('  ')}`] : []
  return `
  The shop is open: ${first}
${[...languages, ...(usesEmbeddedBackend(vars) ? ownBackend(first, hasDemo) : foreignBackend(vars))].join('\n')}
${host === loopback ? '' : `\n  It listens on ${host}: whoever reaches this machine can read the mails and place orders.\n`}
  Stop with Ctrl+C. Data is kept; npm run reset empties it.
`
}

function ownBackend(shop: string | undefined, hasDemo: boolean): string[] {
  const sandbox = [
    `  Mails:            ${shop}/outbox (none is sent)`,
    '  Payments:         a test page, no money moves',
  ]
  if (!hasDemo) {
    return [
      ...sandbox,
      '',
      '  Without data of the demo: merchant, catalogue, products and content',
      '  come by npm run shop (docs/operator.md).',
    ]
  }
  return [
    ...sandbox,
    '',
    '  Demo customers (password lueften-2026):',
    '    private           kunde@luftbasis.example',
    '    business          handwerk@luftbasis.example',
    '    restricted group  gesperrt@luftbasis.example',
    '  Promo code:         WILLKOMMEN10',
  ]
}

function foreignBackend({ CMS_URL = '', STORE_URL = '', CDN_URL = '' }: Opened['vars']): string[] {
  return [
    `  CMS:              ${CMS_URL}`,
    `  Store:            ${STORE_URL}`,
    `  Pictures:         ${CDN_URL}`,
  ]
}
