/** Which carriers' own pickers of pick-up points may be loaded; none of them is needed to order. */
export interface PointPickers {
  /** Key of Packeta's picker; null: it is not used. */
  packetaKey: string | null
  /** PPL's, which needs no key. */
  ppl: boolean
}

export const pickerProviders = ['packeta', 'ppl'] as const
export type PickerProvider = (typeof pickerProviders)[number]

/** Providers whose picker is configured: all that the browser knows of it. */
export function configuredPickers({ packetaKey, ppl }: PointPickers): PickerProvider[] {
  return pickerProviders.filter((one) => (one === 'packeta' ? packetaKey !== null : ppl))
}
