import { accepted, type AnswerType, readAnswer } from './read-answer.ts'

/** @throws RequestFailed */
export function getJson<T>(url: string, answer: AnswerType<T>, signal?: AbortSignal): Promise<T> {
  const headers = { Accept: accepted }
  return readAnswer(fetch(url, signal ? { headers, signal } : { headers }), answer)
}
