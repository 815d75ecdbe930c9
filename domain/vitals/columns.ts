/**
 * Labels of a data point, in the order of its blobs: `metric` is `blob1`. Stored data depends on
 * the order, so append only.
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

/** Grouping dimensions. */
export const vitalsGroups = ['screen', 'cache', 'country', 'device'] as const
export type VitalsGroup = (typeof vitalsGroups)[number]
