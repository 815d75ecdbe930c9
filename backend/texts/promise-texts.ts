import type { PromiseTexts } from '../../domain/checkout/delivery/promise-text.ts'
import type { Locale } from '../../domain/locale.ts'

/**
 * Promises of delivery in mails, in the words of the storefront's dictionary, which the store cannot
 * import; a test compares the two.
 */
export function promiseTexts(locale: Locale): PromiseTexts {
  const rules = new Intl.PluralRules(locale)
  const find = (key: string, params: Record<string, string>) =>
    templates[locale][key]?.replaceAll(/{{(\w+)}}/g, (_, name: string) => params[name] ?? '')
  const require = (key: string, params: Record<string, string>) => {
    const found = find(key, params)
    if (found === undefined) throw new Error(`No text for ${key}`)
    return found
  }
  return Object.assign((key: string, params: Record<string, string> = {}) => require(key, params), {
    count: (key: string, n: number, params: Record<string, string> = {}) => {
      const shown = { n: String(n), ...params }
      return find(`${key}.${rules.select(n)}`, shown) ?? require(`${key}.other`, shown)
    },
  })
}

/** @internal compared with the storefront's dictionary */
export const templates: Record<Locale, Record<string, string>> = {
  de: {
    'delivery.afterPayment.brought.one': 'Lieferung spätestens {{n}} Werktag nach Zahlungseingang',
    'delivery.afterPayment.brought.other':
      'Lieferung spätestens {{n}} Werktage nach Zahlungseingang',
    'delivery.afterPayment.collected.one':
      'Bereit zur Abholung spätestens {{n}} Werktag nach Zahlungseingang',
    'delivery.afterPayment.collected.other':
      'Bereit zur Abholung spätestens {{n}} Werktage nach Zahlungseingang',
    'delivery.brought.date': 'Lieferung {{date}}',
    'delivery.brought.today': 'Lieferung heute',
    'delivery.brought.tomorrow': 'Lieferung morgen',
    'delivery.collected.date': 'Abholbereit {{date}}',
    'delivery.collected.immediate': 'Sofort abholbereit',
    'delivery.collected.today': 'Heute abholbereit',
    'delivery.collected.tomorrow': 'Morgen abholbereit',
    'delivery.ifPaidBy': '{{promise}}, wenn die Zahlung bis {{time}} Uhr eingeht',
    'delivery.notBefore': '{{promise}}, frühestens {{date}}',
    'delivery.slotTime': '{{from}}–{{to}} Uhr',
    'delivery.workdays.brought.one': 'Lieferung in {{n}} Werktag',
    'delivery.workdays.brought.other': 'Lieferung in {{n}} Werktagen',
    'delivery.workdays.collected.one': 'Bereit zur Abholung in {{n}} Werktag',
    'delivery.workdays.collected.other': 'Bereit zur Abholung in {{n}} Werktagen',
  },
  cs: {
    'delivery.afterPayment.brought.few': 'Doručení nejpozději {{n}} pracovní dny po přijetí platby',
    'delivery.afterPayment.brought.many':
      'Doručení nejpozději {{n}} pracovního dne po přijetí platby',
    'delivery.afterPayment.brought.one': 'Doručení nejpozději {{n}} pracovní den po přijetí platby',
    'delivery.afterPayment.brought.other':
      'Doručení nejpozději {{n}} pracovních dní po přijetí platby',
    'delivery.afterPayment.collected.few':
      'K vyzvednutí nejpozději {{n}} pracovní dny po přijetí platby',
    'delivery.afterPayment.collected.many':
      'K vyzvednutí nejpozději {{n}} pracovního dne po přijetí platby',
    'delivery.afterPayment.collected.one':
      'K vyzvednutí nejpozději {{n}} pracovní den po přijetí platby',
    'delivery.afterPayment.collected.other':
      'K vyzvednutí nejpozději {{n}} pracovních dní po přijetí platby',
    'delivery.brought.date': 'Doručení: {{date}}',
    'delivery.brought.today': 'Doručení dnes',
    'delivery.brought.tomorrow': 'Doručení zítra',
    'delivery.collected.date': 'K vyzvednutí: {{date}}',
    'delivery.collected.immediate': 'K vyzvednutí ihned',
    'delivery.collected.today': 'K vyzvednutí dnes',
    'delivery.collected.tomorrow': 'K vyzvednutí zítra',
    'delivery.ifPaidBy': '{{promise}}, pokud platba dorazí do: {{time}}',
    'delivery.notBefore': '{{promise}}, nejdříve {{date}}',
    'delivery.slotTime': '{{from}}–{{to}} h',
    'delivery.workdays.brought.few': 'Doručení za {{n}} pracovní dny',
    'delivery.workdays.brought.many': 'Doručení za {{n}} pracovního dne',
    'delivery.workdays.brought.one': 'Doručení za {{n}} pracovní den',
    'delivery.workdays.brought.other': 'Doručení za {{n}} pracovních dní',
    'delivery.workdays.collected.few': 'K vyzvednutí za {{n}} pracovní dny',
    'delivery.workdays.collected.many': 'K vyzvednutí za {{n}} pracovního dne',
    'delivery.workdays.collected.one': 'K vyzvednutí za {{n}} pracovní den',
    'delivery.workdays.collected.other': 'K vyzvednutí za {{n}} pracovních dní',
  },
  sk: {
    'delivery.afterPayment.brought.few': 'Doručenie najneskôr {{n}} pracovné dni po prijatí platby',
    'delivery.afterPayment.brought.many':
      'Doručenie najneskôr {{n}} pracovného dňa po prijatí platby',
    'delivery.afterPayment.brought.one': 'Doručenie najneskôr {{n}} pracovný deň po prijatí platby',
    'delivery.afterPayment.brought.other':
      'Doručenie najneskôr {{n}} pracovných dní po prijatí platby',
    'delivery.afterPayment.collected.few':
      'Na vyzdvihnutie najneskôr {{n}} pracovné dni po prijatí platby',
    'delivery.afterPayment.collected.many':
      'Na vyzdvihnutie najneskôr {{n}} pracovného dňa po prijatí platby',
    'delivery.afterPayment.collected.one':
      'Na vyzdvihnutie najneskôr {{n}} pracovný deň po prijatí platby',
    'delivery.afterPayment.collected.other':
      'Na vyzdvihnutie najneskôr {{n}} pracovných dní po prijatí platby',
    'delivery.brought.date': 'Doručenie: {{date}}',
    'delivery.brought.today': 'Doručenie dnes',
    'delivery.brought.tomorrow': 'Doručenie zajtra',
    'delivery.collected.date': 'Na vyzdvihnutie: {{date}}',
    'delivery.collected.immediate': 'Na vyzdvihnutie ihneď',
    'delivery.collected.today': 'Na vyzdvihnutie dnes',
    'delivery.collected.tomorrow': 'Na vyzdvihnutie zajtra',
    'delivery.ifPaidBy': '{{promise}}, ak platba príde do: {{time}}',
    'delivery.notBefore': '{{promise}}, najskôr {{date}}',
    'delivery.slotTime': '{{from}}–{{to}} h',
    'delivery.workdays.brought.few': 'Doručenie o {{n}} pracovné dni',
    'delivery.workdays.brought.many': 'Doručenie o {{n}} pracovného dňa',
    'delivery.workdays.brought.one': 'Doručenie o {{n}} pracovný deň',
    'delivery.workdays.brought.other': 'Doručenie o {{n}} pracovných dní',
    'delivery.workdays.collected.few': 'Na vyzdvihnutie o {{n}} pracovné dni',
    'delivery.workdays.collected.many': 'Na vyzdvihnutie o {{n}} pracovného dňa',
    'delivery.workdays.collected.one': 'Na vyzdvihnutie o {{n}} pracovný deň',
    'delivery.workdays.collected.other': 'Na vyzdvihnutie o {{n}} pracovných dní',
  },
  en: {
    'delivery.afterPayment.brought.one':
      'Delivery within {{n}} working day of receiving your payment',
    'delivery.afterPayment.brought.other':
      'Delivery within {{n}} working days of receiving your payment',
    'delivery.afterPayment.collected.one':
      'Ready for collection within {{n}} working day of receiving your payment',
    'delivery.afterPayment.collected.other':
      'Ready for collection within {{n}} working days of receiving your payment',
    'delivery.brought.date': 'Delivery {{date}}',
    'delivery.brought.today': 'Delivery today',
    'delivery.brought.tomorrow': 'Delivery tomorrow',
    'delivery.collected.date': 'Ready for collection {{date}}',
    'delivery.collected.immediate': 'Ready for collection now',
    'delivery.collected.today': 'Ready for collection today',
    'delivery.collected.tomorrow': 'Ready for collection tomorrow',
    'delivery.ifPaidBy': '{{promise}}, if the payment arrives by {{time}}',
    'delivery.notBefore': '{{promise}}, not before {{date}}',
    'delivery.slotTime': '{{from}}–{{to}}',
    'delivery.workdays.brought.one': 'Delivery in {{n}} working day',
    'delivery.workdays.brought.other': 'Delivery in {{n}} working days',
    'delivery.workdays.collected.one': 'Ready for collection in {{n}} working day',
    'delivery.workdays.collected.other': 'Ready for collection in {{n}} working days',
  },
}
