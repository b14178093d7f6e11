// Caches formats: creating one takes a hundred times as long as using it.
const formats = new Map<string, Intl.DateTimeFormat>()

/** @param options from the code, with any known time zone: their number is small */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.DateTimeFormat(locale, options)
    formats.set(key, format)
  }
  return format
}
