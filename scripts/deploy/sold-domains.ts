import { type Domain, DomainList } from '../../domain/domain-list.ts'

/** The hosts of DOMAINS; none where it is wrong, which is refused with the variables. */
export function soldDomains(domains = ''): Domain[] {
  return DomainList.safeParse(jsonOf(domains)).data ?? []
}

/** Undefined for what is no JSON: the schema that it is parsed with refuses it. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
