import { useEffect } from 'react'
import type { Modal } from '../../../domain/content/modals.ts'
import { useShop } from '../../shop.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { ShopLink } from '../../ui/shop-link.tsx'
import { writeCookie } from '../../storage/safe-storage.ts'
import { ModalPicture } from './modal-picture.tsx'
import { seasonalCookie } from './seasonal-cookie.ts'
import { seasonalImage } from './seasonal-image.ts'

type SeasonalModalProps = Extract<Modal, { type: 'seasonal' }> & { onClose: () => void }

/** Seasonal picture; counts as seen once shown (spec §2, §9). */
export function SeasonalModal({ title, images, link, onClose }: SeasonalModalProps) {
  const { context } = useShop()
  useEffect(() => writeCookie(seasonalCookie()), [])
  const picture = <ModalPicture image={seasonalImage(images, context.locale)} height={480} />
  return (
    <Dialog open onClose={onClose} title={title}>
      {link ? (
        <ShopLink link={link} onClick={onClose} aria-label={title}>
          {picture}
        </ShopLink>
      ) : (
        picture
      )}
    </Dialog>
  )
}
