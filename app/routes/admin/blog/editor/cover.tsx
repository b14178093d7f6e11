// The post's picture above its fields, and the way to the media library.
import { type RefObject, useEffect, useState } from 'react'
import { useFormState } from '#app/forms/form-state.ts'
import { useSay } from '#app/languages/say.tsx'
import { Button } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { manager } from '../words.ts'

/** The site's policy loads no pictures from elsewhere. */
export const isOwnPicture = (src: string) => /^\/media\/[\w./-]+$/.test(src)

type CoverProps = { place: RefObject<HTMLElement>; onPick: () => void }

export function Cover({ place, onPick }: CoverProps) {
  const say = useSay()
  const isAlive = useHydrated()
  const src = useAddress(place)
  return (
    <>
      {isOwnPicture(src) ? <img src={src} alt="" /> : null}
      {isAlive ? (
        <Button variant="outline" size="s" onClick={onPick}>
          {src ? say('Choose a different picture') : say('Choose a picture')}
        </Button>
      ) : (
        <a href={`${manager}/media`} target="_blank" rel="noreferrer">
          {say('Media library')}
        </a>
      )}
    </>
  )
}

function useAddress(place: RefObject<HTMLElement>): string {
  const { values } = useFormState()
  const [typed, setTyped] = useState(String(values.image ?? ''))
  useEffect(() => {
    const root = place.current
    if (!root) return
    const onInput = () => setTyped(root.querySelector<HTMLInputElement>('input[name=image]')?.value ?? '')
    root.addEventListener('input', onInput)
    return () => root.removeEventListener('input', onInput)
  }, [place])
  return typed
}
