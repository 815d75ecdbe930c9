/** Configured pickers of carriers; ordering works without them. */
export interface PointPickers {
  /** Packeta's API key; null: disabled. */
  packetaKey: string | null
  /** PPL's, which needs no key. */
  ppl: boolean
}

export const pickerProviders = ['packeta', 'ppl'] as const
export type PickerProvider = (typeof pickerProviders)[number]

/** Providers with a configured picker: all that the browser gets. */
export function configuredPickers({ packetaKey, ppl }: PointPickers): PickerProvider[] {
  return pickerProviders.filter((one) => (one === 'packeta' ? packetaKey !== null : ppl))
}
