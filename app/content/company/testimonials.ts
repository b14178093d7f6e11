// Placeholders until clients have agreed in writing to be quoted and staff enter their words.
const nameAndTitle = {
  name: '[Client name – to be confirmed]',
  title: '[Job title and company – to be confirmed]',
  consentOn: '',
}

export const testimonials = {
  first: { text: '[First client testimonial – to be confirmed]', ...nameAndTitle },
  second: { text: '[Second client testimonial – to be confirmed]', ...nameAndTitle },
  third: { text: '[Third client testimonial – to be confirmed]', ...nameAndTitle },
}
