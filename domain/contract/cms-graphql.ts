import * as z from 'zod/mini'
import { Configuration } from '../frame.ts'
import { ErrorPage, Homepage, TextPage } from '../page.ts'
import { cmsCall } from './call.ts'

/** Body of every GraphQL call. */
export const GraphqlBody = z.object({
  query: z.string(),
  variables: z.optional(z.record(z.string(), z.unknown())),
})

export interface GraphqlQuery<Answer> {
  name: string
  query: string
  answer: z.ZodMiniType<Answer>
}

export const graphql = cmsCall({
  method: 'POST',
  path: '/graphql',
  body: GraphqlBody,
  answer: z.object({
    data: z.nullish(z.record(z.string(), z.unknown())),
    errors: z.optional(z.array(z.object({ message: z.string() }))),
  }),
  summary: 'Content queries',
})

/**
 * The content types are trees of blocks and rich text; they travel as one JSON scalar whose shape
 * the zod schemas give, so that a block added by the CMS does not need a new query.
 */
export const homepageQuery: GraphqlQuery<Homepage> = {
  name: 'homepage',
  query: 'query Homepage { homepage }',
  answer: Homepage,
}

export const pageQuery: GraphqlQuery<TextPage | null> = {
  name: 'page',
  query: 'query Page($slug: String!) { page(slug: $slug) }',
  answer: z.nullable(TextPage),
}

export const configurationQuery: GraphqlQuery<Configuration> = {
  name: 'configuration',
  query: 'query Configuration { configuration }',
  answer: Configuration,
}

export const errorPageQuery: GraphqlQuery<ErrorPage | null> = {
  name: 'error_page',
  query: 'query ErrorPage($status: Int!) { error_page(status: $status) }',
  answer: z.nullable(ErrorPage),
}
