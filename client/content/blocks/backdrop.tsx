interface BackdropProps {
  colour: string | null
  /** A frame in the colour instead of a ground. */
  outline?: boolean
}

/**
 * Ground in a colour that comes from the CMS. The content security policy allows no style
 * attributes, so it is painted as a picture behind its positioned parent.
 */
export function Backdrop({ colour, outline = false }: BackdropProps) {
  if (!colour) return null
  return (
    <svg className="backdrop" aria-hidden="true" width="100%" height="100%">
      {outline ? (
        // Half of the line is outside of the picture.
        <rect width="100%" height="100%" fill="none" stroke={colour} strokeWidth="4" />
      ) : (
        <rect width="100%" height="100%" fill={colour} />
      )}
    </svg>
  )
}
