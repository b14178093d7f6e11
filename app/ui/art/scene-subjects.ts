/** The subjects with a scene of their own, which are the symbols of `scenes.svg`; others get the network. */
export const drawnSubjects = [
  'education',
  'consumer',
  'hospitality',
  'banking',
  'retail',
  'healthcare',
  'software',
  'travel',
  'consultancy',
  'ecommerce',
  'defence',
  'voting',
] as const
