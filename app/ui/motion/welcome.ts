/** False if the visitor prefers reduced motion or reduced data. */
export const isMotionWelcome = () =>
  document.documentElement.dataset.lite === undefined && matchMedia('(prefers-reduced-motion: no-preference)').matches
