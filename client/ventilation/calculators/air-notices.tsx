import type { Room } from '../../../domain/ventilation/rooms/air-demand.ts'
import { useShop } from '../../shop.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Safety notices for the installation of a fan. */
export function AirNotices({ rooms }: { rooms: Room[] }) {
  const { text } = useShop()
  const hasBath = rooms.some(({ kind }) => kind === 'bathroom')
  return (
    <>
      {hasBath && (
        <Notice title={text('calculator.air.zonesTitle')}>{text('calculator.air.zones')}</Notice>
      )}
      <Notice kind="warning" title={text('calculator.air.fireTitle')}>
        {text('calculator.air.fire')}
      </Notice>
      <p className="caption">{text('calculator.air.note')}</p>
    </>
  )
}
