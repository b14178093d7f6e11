import { useEffect, useState } from 'react'
import type { PictureName } from '#app/features/brand/preview/pictures.ts'
import type { Typed } from './parts/use-typed.ts'
import { boardPath } from './paths.ts'

type PictureProps = {
  name: PictureName
  alt: string
  /** Of the saved assets below what is typed. */
  version: number
  /** Only what is not saved yet. */
  typed?: Typed
}

const pauseMs = 200

/** A drawing of the saved assets, or of what is typed as soon as it stands still for a moment. */
export function Picture({ name, alt, version, typed }: PictureProps) {
  const wanted = `${boardPath}/preview/${name}?${new URLSearchParams({ v: String(version), ...typed })}`
  const [shown, setShown] = useState(wanted)
  useEffect(() => {
    if (wanted === shown) return
    // The old picture stays until the new one is there.
    const next = new Image()
    next.onload = () => setShown(wanted)
    const timer = setTimeout(() => {
      next.src = wanted
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      next.onload = null
    }
  }, [wanted, shown])
  return <img className="brand-picture" data-picture={name} src={shown} alt={alt} />
}
