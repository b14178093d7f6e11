import { useEffect, useState } from 'react'
import type { PictureName } from '#app/features/brand/preview/pictures.ts'
import type { Typed } from './parts/use-typed.ts'
import { boardPath } from './paths.ts'

type PictureProps = {
  name: PictureName
  alt: string
  /** The version of the saved assets behind the typed values. */
  version: number
  /** Only values that are not saved yet. */
  typed?: Typed
}

const pauseMs = 200

/** A drawing of the saved assets, updated with the typed values when typing pauses. */
export function Picture({ name, alt, version, typed }: PictureProps) {
  const wanted = `${boardPath}/preview/${name}?${new URLSearchParams({ v: String(version), ...typed })}`
  const [shown, setShown] = useState(wanted)
  useEffect(() => {
    if (wanted === shown) return
    // The old picture stays until the new one has loaded.
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
