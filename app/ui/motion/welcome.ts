/** Whether the visitor asked neither for calm nor for saved data. */
export const isMotionWelcome = () =>
  document.documentElement.dataset.lite === undefined && matchMedia('(prefers-reduced-motion: no-preference)').matches
