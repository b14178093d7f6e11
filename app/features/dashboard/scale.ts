// The vertical scale of a chart: whole numbers in equal steps, from 0 to the first step at or above the highest value.

/** The labels of the axis, lowest first; the last one is the chart's top. */
export function scaleFor(highest: number): number[] {
  const step = stepFor(highest / 4)
  const steps = Math.max(1, Math.ceil(highest / step))
  return Array.from({ length: steps + 1 }, (_, index) => index * step)
}

/** The smallest of 1, 2, 5, 10, 20, 50 … that is at least this number. */
function stepFor(least: number): number {
  if (least <= 1) return 1
  const power = 10 ** Math.floor(Math.log10(least))
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= least) ?? 10 * power
}
