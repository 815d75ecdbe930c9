import { useState } from 'react'
import type { Image } from '../../../domain/content/image.ts'
import { Picture } from '../../ui/picture.tsx'

interface ModalPictureProps {
  image: Image
  height: number
}

const width = 640

/** A modal's picture, as wide as the modal; a failed one leaves no gap. */
export function ModalPicture({ image, height }: ModalPictureProps) {
  const [isMissing, setMissing] = useState(false)
  if (isMissing) return null
  return (
    <div className="modal__picture" onErrorCapture={() => setMissing(true)}>
      <Picture
        image={image}
        width={width}
        height={height}
        sizes={`(min-width: 42rem) ${width}px, 100vw`}
        priority
      />
    </div>
  )
}
