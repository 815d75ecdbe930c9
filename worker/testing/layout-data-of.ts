/**
 * JSON of the layout data that a document names, packed in columns; '' for a document that needs
 * none. `visit` requests a path as the same visitor.
 */
export async function layoutDataOf(
  html: string,
  visit: (path: string) => Response | Promise<Response>,
): Promise<string> {
  const path = /"layout":"([^"]+)"/.exec(html)?.[1]
  return path ? await (await visit(path)).text() : ''
}
