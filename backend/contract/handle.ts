import type { Context, Hono } from 'hono'
import type { Call } from '../../domain/contract/call.ts'
import { readConfig, type Config, type Env } from '../env.ts'
import type { Databases } from '../db/databases.ts'
import { joinReads } from '../db/joined-reads.ts'
import { readSearchSession, readSession } from '../db/read-session.ts'
import { queueWrittenMails } from '../jobs/written-mails.ts'
import { purgeTags } from '../purge/purge-changed.ts'
import { readCaller, type Caller } from '../request/caller.ts'
import { refuseIssues } from './issues.ts'
import { Refusal, notFound } from './refusal.ts'
import { log } from '../request/log.ts'
import { errorFields } from '../../domain/error-fields.ts'

export interface AppEnv {
  Bindings: Env
}

/** A request of the contract, validated by its schemas. */
export interface HandlerContext<Query, Body> extends Databases {
  config: Config
  caller: Caller
  query: Query
  body: Body
  /** A path parameter; unknown ids are the handler's business. */
  param: (name: string) => string
  /** Reports the modification time of the response (`X-Updated-At`). */
  updatedAt: (when: string) => void
  /** Runs work after the response (waitUntil); a failure is logged. */
  waitUntil: (work: (env: Env) => Promise<void>) => void
  /** Purges tags in the storefront, after the response. */
  purge: (tags: readonly string[]) => void
}

/** Handler of a call of the contract: validates requests, and responses in development. */
export function handle<Query, Body, ResponseBody>(
  app: Hono<AppEnv>,
  call: Call<Query, Body, ResponseBody>,
  handler: (context: HandlerContext<Query, Body>) => Promise<ResponseBody>,
): void {
  app.on(call.method, call.path, async (c) => {
    const config = readConfig(c.env)
    const query = checked(call.query, isNothing(call.query) ? undefined : c.req.query())
    const body = checked(call.body, isNothing(call.body) ? undefined : await readJson(c))
    const { headers } = c.req.raw
    const session = readSession(c.env.DB, headers)
    const search = readSearchSession(c.env.SEARCH_DB, headers)
    const response = await handler({
      db: joinReads(session.db),
      searchDb: joinReads(search.db),
      searchLags: search.isReplica,
      config,
      caller: readCaller(headers, config.CURRENCIES),
      query,
      body,
      param: (name) => paramOf(c, name),
      updatedAt: (when) => c.header('X-Updated-At', when),
      waitUntil: (work) => waitUntilLogged(c, work),
      purge: (tags) => waitUntilLogged(c, (env) => purgeTags(env, { tags, updatedAt: new Date() })),
    })
    session.end()
    search.end()
    if (config.CHECK_ANSWERS) call.response.parse(response)
    return json(c, response)
  })
}

const encoder = new TextEncoder()

/** With its length, so that the caller can read it in one piece. */
function json<ResponseBody>(c: Context<AppEnv>, response: ResponseBody): Response {
  const bytes = encoder.encode(JSON.stringify(response))
  c.header('Content-Type', 'application/json')
  c.header('Content-Length', String(bytes.byteLength))
  return c.body(bytes)
}

function checked<T>(schema: Call<T, T, T>['query'], value: unknown): T {
  const result = schema.safeParse(value, { reportInput: true })
  if (!result.success) throw refuseIssues(result.error.issues)
  return result.data
}

/** A call without a query or body has the schema `undefined` there. */
function isNothing(schema: { _zod: { def: { type: string } } }): boolean {
  return schema._zod.def.type === 'undefined'
}

/** A missing body counts as an empty object: it is refused if a field is required. */
async function readJson(c: Context<AppEnv>): Promise<unknown> {
  const text = await c.req.text()
  try {
    return text === '' ? {} : JSON.parse(text)
  } catch {
    throw new Refusal(400, { key: 'notJson', code: 'not_json' })
  }
}

function waitUntilLogged(c: Context<AppEnv>, work: (env: Env) => Promise<void>): void {
  c.executionCtx.waitUntil(
    runAndQueueMails(c.env, work).catch((error: unknown) =>
      log('error', 'background-failure', {
        call: `${c.req.method} ${c.req.routePath}`,
        ...errorFields(error),
      }),
    ),
  )
}

async function runAndQueueMails(env: Env, work: (env: Env) => Promise<void>): Promise<void> {
  await work(env)
  await queueWrittenMails(env)
}

export function paramOf(c: Context<AppEnv>, name: string): string {
  const value = c.req.param(name)
  if (value === undefined) throw notFound()
  return value
}
