// The forms of an enquiry: contact, quick inquiry and consultation.
import type { Translations } from './translations.ts'

export const enquiryPhrases = {
  // The subject of an enquiry
  Consultation: { fr: 'Entretien', ko: '상담' },
  Demo: { fr: 'Démonstration', ko: '데모' },
  '{name} industry': { fr: 'Secteur {name}', ko: '{name} 산업' },
  '{name} plan': { fr: 'Formule {name}', ko: '{name} 요금제' },
  'Pricing: {plan}': { fr: 'Tarifs : {plan}', ko: '가격 문의: {plan}' },
  or: { fr: 'ou', ko: '또는' },
  'It begins with: {step}': { fr: 'Au début : {step}', ko: '첫 단계: {step}' },
  'Read all about it': { fr: 'Tout savoir à ce sujet', ko: '자세한 내용 보기' },
  'Choose another': { fr: 'Choisir un autre sujet', ko: '다른 항목 선택' },
  Name: { fr: 'Nom', ko: '이름' },
  Email: { fr: 'E-mail', ko: '이메일' },
  Phone: { fr: 'Téléphone', ko: '전화번호' },
  Company: { fr: 'Entreprise', ko: '회사' },
  Subject: { fr: 'Objet', ko: '제목' },
  Message: { fr: 'Message', ko: '메시지' },
  'Services you are interested in': { fr: 'Services qui vous intéressent', ko: '관심 있는 서비스' },
  'IT Consulting': { fr: 'Conseil informatique', ko: 'IT 컨설팅' },
  'Software Development': { fr: 'Développement logiciel', ko: '소프트웨어 개발' },
  'Cloud Solutions': { fr: 'Solutions cloud', ko: '클라우드 솔루션' },
  'Data Analytics': { fr: 'Analyse de données', ko: '데이터 분석' },
  Cybersecurity: { fr: 'Cybersécurité', ko: '사이버 보안' },
  'Digital Marketing': { fr: 'Marketing numérique', ko: '디지털 마케팅' },
  'BPO Services': { fr: 'Externalisation (BPO)', ko: 'BPO 서비스' },
  'Managed Services': { fr: 'Services managés', ko: '매니지드 서비스' },
  'How we handle what you send': { fr: 'Ce que nous faisons de vos données', ko: '보내신 정보를 처리하는 방법' },
  'Choose from the listed services': {
    fr: 'Choisissez parmi les services proposés',
    ko: '목록에 있는 서비스 중에서 선택해 주세요',
  },
  'Sending...': { fr: 'Envoi…', ko: '보내는 중…' },
  'Send message': { fr: 'Envoyer le message', ko: '메시지 보내기' },
  'Send enquiry': { fr: 'Envoyer la demande', ko: '문의 보내기' },
  'Phone, company and subject': { fr: 'Téléphone, entreprise et objet', ko: '전화번호, 회사, 제목' },
  'Schedule a Consultation': { fr: 'Demander un rendez-vous', ko: '상담 신청하기' },
  'Schedule a Demo': { fr: 'Demander une démonstration', ko: '데모 신청하기' },
  'Tell us which days and times suit you, and your time zone, and we will suggest a time.': {
    fr: 'Indiquez aussi les jours et les heures qui vous conviennent, avec votre fuseau horaire : nous vous proposerons un moment.',
    ko: '편하신 요일과 시간을 시간대와 함께 적어 주시면 그에 맞춰 일정을 제안해 드립니다.',
  },
  'Send Another Message': { fr: 'Envoyer un autre message', ko: '다른 메시지 보내기' },
  'Send another enquiry': { fr: 'Poser une autre question', ko: '다른 문의 보내기' },
  'Failed to send message. Please try again.': {
    fr: 'L’envoi du message a échoué. Réessayez.',
    ko: '메시지를 보내지 못했습니다. 다시 시도해 주세요.',
  },
  "Thank You! Your message has been sent successfully. We'll get back to you shortly.": {
    fr: 'Merci ! Votre message a bien été envoyé. Nous vous répondrons rapidement.',
    ko: '감사합니다! 메시지가 전송되었습니다. 곧 연락드리겠습니다.',
  },
  'Your message has been sent successfully!': {
    fr: 'Votre message a bien été envoyé !',
    ko: '메시지가 전송되었습니다!',
  },
} as const satisfies Translations
