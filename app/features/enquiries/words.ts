// The messages after sending an enquiry, or failing to. Separate from the schema, so that forms load no validator.
export const failedToSubmit = 'Failed to submit the form. Please try again later.'
export const failedToSend = 'Failed to send message. Please try again.'
export const thankYou = "Thank You! Your message has been sent successfully. We'll get back to you shortly."
export const quickThanks = 'Your message has been sent successfully!'
