import { takeEarly } from './early-response.ts'
import { accepted, type AnswerType, readAnswer } from './read-answer.ts'

/** @throws RequestFailed */
export function getJson<T>(url: string, answer: AnswerType<T>, signal?: AbortSignal): Promise<T> {
  const headers = { Accept: accepted }
  return readAnswer(fetch(url, signal ? { headers, signal } : { headers }), answer)
}

/** Reuses the response of a request before the first interaction, if there is one. */
export function getFirstJson<T>(url: string, parse: (body: unknown) => T | Promise<T>): Promise<T> {
  const get = () => getJson(url, parse)
  return takeEarly(url)?.then(parse).catch(get) ?? get()
}
