/** Retention, equal to D1's Time Travel: data deleted on request is gone everywhere then. */
const retentionDays = 30

/** Deletes expired backups. */
export async function deleteOutdated(bucket: R2Bucket, now: Date): Promise<void> {
  const first = new Date(now.getTime() - retentionDays * 86_400_000).toISOString().slice(0, 10)
  const { delimitedPrefixes } = await bucket.list({ prefix: 'database/', delimiter: '/' })
  const outdated = delimitedPrefixes.filter((folder) => (folder.split('/')[1] ?? '') < first)
  for (const prefix of outdated) {
    // oxlint-disable-next-line no-await-in-loop -- usually one folder per run
    await deleteFolder(bucket, prefix)
  }
}

async function deleteFolder(bucket: R2Bucket, prefix: string): Promise<void> {
  for (let isMore = true; isMore;) {
    // oxlint-disable no-await-in-loop -- each page is listed after the previous one was deleted
    const { objects, truncated } = await bucket.list({ prefix })
    if (objects.length) await bucket.delete(objects.map(({ key }) => key))
    isMore = truncated
  }
}
