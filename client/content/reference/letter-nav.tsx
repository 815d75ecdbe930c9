interface LetterNavProps {
  letters: readonly string[]
  label: string
}

/** Letter links to the groups of a list. */
export function LetterNav({ letters, label }: LetterNavProps) {
  return (
    <nav className="letter-nav no-print" aria-label={label}>
      <ul className="letter-nav__list">
        {letters.map((letter) => (
          <li key={letter}>
            <a className="letter-nav__letter" href={`#letter-${letter}`}>
              {letter}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
