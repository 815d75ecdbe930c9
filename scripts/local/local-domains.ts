import * as z from 'zod'
import { DomainList, type Domain } from '../../domain/domain-list.ts'

/**
 * The configured domains in development: the first at `localhost`, the others at subdomains, named
 * by language if unique, else by code.
 */
export function localDomains(configured: string, port: number): Domain[] {
  const domains = parseDomains(configured)
  const spoken = ({ language, locale }: Domain) => language ?? locale
  const count = (name: string) => domains.filter((one) => spoken(one) === name).length
  return domains.map((domain, index) => {
    const language = spoken(domain)
    const name = count(language) === 1 ? language : domain.code.toLowerCase()
    return { ...domain, host: `${index === 0 ? '' : `${name}.`}localhost:${port}` }
  })
}

function parseDomains(text: string): Domain[] {
  try {
    return DomainList.parse(JSON.parse(text))
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error)
    throw new Error(`DOMAINS of wrangler.toml cannot be read.\n${reason}`, { cause: error })
  }
}
