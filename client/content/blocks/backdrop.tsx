/**
 * Ground in a colour that comes from the CMS. The content security policy allows no style
 * attributes, so it is painted as a picture behind its positioned parent.
 */
export function Backdrop({ colour }: { colour: string | null }) {
  if (!colour) return null
  return (
    <svg className="backdrop" aria-hidden="true" width="100%" height="100%">
      <rect width="100%" height="100%" fill={colour} />
    </svg>
  )
}
