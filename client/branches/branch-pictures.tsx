import type { Branch } from '../../domain/content/reference/branch.ts'
import { Picture } from '../ui/picture.tsx'

/** Further pictures of a branch. */
export function BranchPictures({ images }: Pick<Branch, 'images'>) {
  if (images.length === 0) return null
  return (
    <ul className="branch-pictures">
      {images.map((image) => (
        <li key={image.path}>
          <Picture
            image={image}
            width={360}
            height={240}
            sizes="(min-width: 768px) 20rem, 95vw"
            className="branch__picture"
          />
        </li>
      ))}
    </ul>
  )
}
