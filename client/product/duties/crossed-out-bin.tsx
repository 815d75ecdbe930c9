interface CrossedOutBinProps {
  /** Bar below the bin of equipment: placed on the market after August 2005 (EN 50419). */
  hasBar?: boolean
  /** Chemical symbol below the bin of a battery above the limit of a heavy metal. */
  substance?: string | null
}

const bin =
  'M7 9h18l-2 19H9.5zM5.5 9h21M12 9V6.5h8V9M12.5 13v11M16 13v11M19.5 13v11M9.5 29.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0M3 4l26 28M29 4L3 32'
const bar = 'M6 35.8h20v2.4H6zM6 37h20'

/** Symbol of separate collection; decorative, because the text beside it says the same. */
export function CrossedOutBin({ hasBar = false, substance }: CrossedOutBinProps) {
  return (
    <svg className="disposal__bin" width="32" height="40" viewBox="0 0 32 40" aria-hidden="true">
      <path d={hasBar ? bin + bar : bin} />
      {substance && (
        <text x="16" y="39" textAnchor="middle">
          {substance}
        </text>
      )}
    </svg>
  )
}
