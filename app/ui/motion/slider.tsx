import { Children, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useMoving } from '../use-hydrated.ts'
import { PauseButton } from './pause-button.tsx'

type SliderProps = {
  label: string
  slides: readonly ReactNode[]
  /** Milliseconds that each slide is shown. */
  interval?: number
}

/** Rotating slides. Without scripts only the first one exists; scripts add the others. */
export function Slider({ label, slides, interval = 5000 }: SliderProps) {
  const moves = useMoving()
  const root = useRef<HTMLElement>(null)
  const [isPaused, setPaused] = useState(false)
  const currentIndex = useTurns(root, slides.length, isPaused ? 0 : interval)
  return (
    <section ref={root} className="slider" aria-label={label}>
      <div className="slider-slides">
        {Children.map(moves ? slides : slides.slice(0, 1), (slide, place) => (
          <div className="slider-slide" aria-hidden={place !== currentIndex}>
            {slide}
          </div>
        ))}
      </div>
      {moves && slides.length > 1 ? (
        <PauseButton name="Pause the changing pictures" isPaused={isPaused} onToggle={() => setPaused(!isPaused)} />
      ) : null}
    </section>
  )
}

/** The index of the current slide. It advances after each interval, except while pointer or focus is in the section. */
function useTurns(root: RefObject<HTMLElement>, count: number, interval: number) {
  const [shown, setShown] = useState(0)
  useEffect(() => {
    if (!interval || count < 2) return
    const calm = matchMedia('(prefers-reduced-motion: reduce)')
    const timer = setInterval(() => {
      const area = root.current?.parentElement?.closest('section') ?? root.current
      const isWatched = area?.matches(':hover, :focus-within')
      if (!calm.matches && !document.hidden && !isWatched) setShown((now) => (now + 1) % count)
    }, interval)
    return () => clearInterval(timer)
  }, [root, count, interval])
  return shown
}
