import { parseCsvNumber } from '../../domain/operator/csv-number.ts'
import { WrongUsage } from './wrong-usage.ts'

/** A number of the command line. @throws WrongUsage */
export function numberArgument(text: string): number {
  const parsed = parseCsvNumber(text)
  if ('reason' in parsed) throw new WrongUsage(parsed.reason)
  return parsed.value
}
