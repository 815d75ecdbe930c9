import { type Domain, DomainList } from '../../domain/domain-list.ts'

/** Hosts of DOMAINS; none if it is invalid, which is reported with the variables. */
export function soldDomains(domains = ''): Domain[] {
  return DomainList.safeParse(jsonOf(domains)).data ?? []
}

/** Undefined for invalid JSON, which its schema refuses. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
