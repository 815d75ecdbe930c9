/**
 * Labels of a data point, in the order of its blobs: `metric` is `blob1`. What is stored has this
 * order, so more are added at the end only.
 */
export const vitalsColumns = [
  'metric',
  'screen',
  'cache',
  'country',
  'device',
  'connection',
  'version',
] as const
export type VitalsColumn = (typeof vitalsColumns)[number]

/** What the figures are grouped by. */
export const vitalsGroups = ['screen', 'cache', 'country', 'device'] as const
export type VitalsGroup = (typeof vitalsGroups)[number]
