import { highlight } from './highlight.ts'

export function Highlighted({ text, terms }: { text: string; terms: readonly string[] }) {
  return (
    <span>
      {highlight(text, terms).map((part, index) =>
        part.hit ? <mark key={index}>{part.text}</mark> : part.text,
      )}
    </span>
  )
}
