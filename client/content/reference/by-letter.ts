export interface Letter<Member> {
  letter: string
  members: Member[]
}

/** Groups sorted entries by first letter; digits under `0–9`. */
export function byLetter<Member extends { title: string }>(
  entries: readonly Member[],
): Letter<Member>[] {
  const letters = new Map<string, Member[]>()
  for (const entry of entries) {
    const letter = letterOf(entry.title)
    letters.set(letter, [...(letters.get(letter) ?? []), entry])
  }
  return [...letters].map(([letter, members]) => ({ letter, members }))
}

function letterOf(title: string): string {
  const [first = ''] = title.trim().normalize('NFD').toUpperCase()
  return /\p{L}/u.test(first) ? first : '0–9'
}
