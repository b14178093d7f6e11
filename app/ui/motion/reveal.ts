// Lets [data-reveal] elements appear while scrolling. Only marks them (data-seen); motion.css draws and may ignore it.
import { isMotionWelcome } from './welcome.ts'

// Fine steps at the start: a section far taller than the screen never shows a large part of itself.
const steps = [0, 0.01, 0.02, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.5, 1]

/** Watches what is on the page now; returns what ends it. */
export function watchReveals(root: ParentNode) {
  if (!isMotionWelcome()) return
  const met = new WeakSet<Element>()
  const observer = new IntersectionObserver(
    (entries) => {
      let place = 0
      for (const { target, isIntersecting, boundingClientRect: box, intersectionRect } of entries) {
        const element = target as HTMLElement
        const isKnown = met.has(element)
        met.add(element)
        if (!isIntersecting) {
          // At first only what is still below the screen waits: nothing that was seen vanishes.
          if (box.height > 0 && (isKnown || box.top >= innerHeight)) element.dataset.seen = 'no'
        } else if (element.dataset.seen === 'no' && intersectionRect.height >= enough(element, box.height)) {
          // What is pressed does not move away from under the pointer.
          if (element.matches(':active')) {
            delete element.dataset.seen
            continue
          }
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
