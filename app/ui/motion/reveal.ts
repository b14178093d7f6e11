// Lets [data-reveal] elements rise into their place when they are first scrolled into view. They are never hidden: a page
// that is captured or scrolled fast is whole. This only marks them (data-seen); reveal.css draws and may ignore it.
import { isMotionWelcome } from './welcome.ts'

// Fine steps at the start: a section far taller than the screen never shows a large part of itself.
const steps = [0, 0.01, 0.02, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.5, 1]

/** Watches what is on the page now; returns what ends it. */
export function watchReveals(root: ParentNode) {
  if (!isMotionWelcome()) return
  const observer = new IntersectionObserver(
    (entries) => {
      let place = 0
      for (const { target, isIntersecting, boundingClientRect: box, intersectionRect } of entries) {
        const element = target as HTMLElement
        const waits = element.dataset.seen === 'no'
        if (!isIntersecting) {
          // Above the screen it has been seen; below, it waits for its turn.
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

/** How many pixels must show: a share of the element, or of the screen where the element is taller. */
function enough(element: Element, height: number) {
  const share = Number(getComputedStyle(element).getPropertyValue('--threshold'))
  return share * Math.min(height, innerHeight) - 1
}
