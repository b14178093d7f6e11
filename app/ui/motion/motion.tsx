import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'

/** Mounted once around all pages: reveals elements as they scroll into view, on every page. */
export function Motion() {
  const { key } = useLocation()
  return <Reveals key={key} />
}

function Reveals() {
  useEffect(() => watchReveals(document), [])
  useEffect(() => watchFades(document), [])
  return null
}

/** A fallback for scroll-driven animations: sets how far fading heroes are scrolled away (--gone). */
function watchFades(root: ParentNode) {
  const heroes = root.querySelectorAll<HTMLElement>('[data-fades]')
  if (heroes.length === 0 || CSS.supports('animation-timeline: scroll()') || !isMotionWelcome()) return
  const tell = () => {
    const progress = Math.min(1, scrollY / (0.8 * innerHeight))
    for (const hero of heroes) hero.style.setProperty('--gone', String(progress))
  }
  tell()
  addEventListener('scroll', tell, { passive: true })
  return () => removeEventListener('scroll', tell)
}

// Makes [data-reveal] elements rise when they are first scrolled into view. They are never hidden, so that screenshots and
// fast scrolling show a complete page. This only sets data-seen; motion.css animates it, or ignores it.
// Fine steps at the start, so that a section far taller than the screen is revealed early.
const steps = [0, 0.01, 0.02, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.5, 1]

/** Observes the elements now on the page; returns a function that stops it. */
function watchReveals(root: ParentNode) {
  if (!isMotionWelcome()) return
  const observer = new IntersectionObserver(
    (entries) => {
      let place = 0
      for (const { target, isIntersecting, boundingClientRect: box, intersectionRect } of entries) {
        const element = target as HTMLElement
        const waits = element.dataset.seen === 'no'
        if (!isIntersecting) {
          // Elements above the screen count as seen; those below wait.
          if (box.height > 0 && box.top >= innerHeight) element.dataset.seen = 'no'
        } else if (!waits) {
          observer.unobserve(element)
        } else if (intersectionRect.height >= enough(element, box.height) && !element.matches(':active')) {
          observer.unobserve(element)
          element.style.setProperty('--place', String(place++))
          element.dataset.seen = 'yes'
        }
      }
    },
    { threshold: steps },
  )
  for (const element of root.querySelectorAll('[data-reveal]')) observer.observe(element)
  return () => observer.disconnect()
}

/** The number of pixels that must be visible: a share of the element, or of the screen if the element is taller. */
function enough(element: Element, height: number) {
  const share = Number(getComputedStyle(element).getPropertyValue('--threshold'))
  return share * Math.min(height, innerHeight) - 1
}

/** False if the visitor prefers reduced motion or reduced data. */
const isMotionWelcome = () =>
  document.documentElement.dataset.lite === undefined && matchMedia('(prefers-reduced-motion: no-preference)').matches
