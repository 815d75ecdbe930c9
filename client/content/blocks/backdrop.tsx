interface BackdropProps {
  colour: string | null
  /** A border in the colour instead of a background. */
  outline?: boolean
}

/**
 * Background in a CMS colour. The CSP allows no style attributes, so it is an SVG behind the
 * content of its positioned parent.
 */
export function Backdrop({ colour, outline = false }: BackdropProps) {
  if (!colour) return null
  return (
    <svg className="backdrop" aria-hidden="true" width="100%" height="100%">
      {outline ? (
        // Half of the stroke is outside of the SVG.
        <rect width="100%" height="100%" fill="none" stroke={colour} strokeWidth="4" />
      ) : (
        <rect width="100%" height="100%" fill={colour} />
      )}
    </svg>
  )
}
