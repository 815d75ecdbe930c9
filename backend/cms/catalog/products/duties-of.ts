import type { Locale } from '../../../../domain/locale.ts'
import type { DutiesRecord } from '../../../../domain/operator/duties-record.ts'
import type { ProductDuties } from '../../../../domain/product/product-duties.ts'

/** Statutory product information in the language of the response. */
export function dutiesOf(
  { warnings, data, ...duties }: DutiesRecord,
  locale: Locale,
): ProductDuties {
  return {
    ...duties,
    warnings: warnings.map((warning) => ({ ...warning, text: warning.text[locale] })),
    data: data.map((facts) => ({
      ...facts,
      kinds: facts.kinds[locale],
      format: facts.format[locale],
      volume: facts.volume[locale],
      storage: facts.storage[locale],
      access: facts.access[locale],
    })),
  }
}
