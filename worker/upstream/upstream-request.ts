type Field<Name extends string, T> = undefined extends T ? { [N in Name]?: T } : { [N in Name]: T }

export interface RequestExtras {
  params?: Record<string, string>
  headers?: Record<string, string>
  /** A POST that changes nothing (a GraphQL query) may be retried like a GET. */
  readOnly?: boolean
}

/** What one call carries; query and body are required where the call has them. */
export type UpstreamRequest<Query, Body> = Field<'query', Query> &
  Field<'body', Body> &
  RequestExtras
