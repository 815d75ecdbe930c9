import { iconNames } from '../../client/ui/icon/icon-names.ts'
import { locales } from '../../domain/locales/locales.ts'
import { screenRoutes } from '../../domain/screens/screens.gen.ts'
import { menuCodes, menuRoles } from '../../domain/site.ts'

/** Product parameters by code, with their use in the storefront beyond display. */
const parameterCodes = {
  dn: 'nominal diameter in mm: written with Ø, joins products that fit each other',
  size_ab: 'width × height of a rectangular duct: shown with the round one of equal flow',
  q_max: 'air flow in m³/h: heat savings',
  eta_t: 'heat recovery in percent: heat savings',
  spi: 'specific power input in W/(m³/h): heat savings; less is better',
  lpa: 'sound pressure in dB(A) at 3 m: noise at a distance; less is better',
  lwa: 'sound power in dB(A): noise at a distance where there is no `lpa`; less is better',
  p_el: 'power in W: less is better in filters',
  i_max: 'current in A: less is better in filters',
  sec: 'specific energy consumption: less is better in filters',
  weight: 'mass in kg: less is better in filters; structured data',
  material: 'structured data',
  backdraught: 'boolean: has a backdraught damper',
}

/** Information about the storefront for a backend, as a page of docs/contract. */
export function writeStorefrontPage(): string {
  const heads = ['screen', ...locales]
  const paths = Object.entries(screenRoutes).map(([screen, { paths: path }]) =>
    [`\`${screen}\``, ...locales.map((locale) => `\`${path[locale]}\``)].join(' | '),
  )
  const codes = Object.entries(parameterCodes).map(([code, use]) => `| \`${code}\` | ${use} |`)
  return `# The storefront as a backend sees it

Written by \`npm run contract\`.

## Addresses

For \`url\` of banners, targets of \`custom_link\`, \`redirectPath\`, rich text and mails. \`:slug\` is one segment, \`:slug*\` one or more. Paths are in lower case and without a slash at the end.

| ${heads.join(' | ')} |
|${heads.map(() => ' --- |').join('')}
${paths.map((row) => `| ${row} |`).join('\n')}

A product takes \`?variant_id=<id>\`, a listing \`?page=<n>\`, \`?sort=<sort>\` and \`?f_<parameter code>=<value id>\`, any page \`?currency=<code>\` and \`?addToCart=<variant id>\`.

## Menus

Codes: ${words(menuCodes)}. Roles of items: ${words(menuRoles)}.

## Icons

${words(iconNames)}. Another name shows no icon.

## Parameter codes

Any code is shown and filtered by. These mean something more:

| code | use |
| --- | --- |
${codes.join('\n')}
`
}

function words(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ')
}
