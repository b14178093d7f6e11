// Appointments for a consultation, as visitors choose, move and cancel them.
import type { Translations } from './translations.ts'

export const appointmentPhrases = {
  'Choose a time': { fr: 'Choisir un créneau', ko: '시간 선택' },
  'No time, just write': { fr: 'Sans rendez-vous, juste un message', ko: '시간 없이 문의만 보내기' },
  'Times in {zone}. {minutes} minutes by phone or video call with our {office}.': {
    fr: 'Horaires affichés : {zone}. {minutes} minutes par téléphone ou en visioconférence ({office}).',
    ko: '표시 시간: {zone}. 전화 또는 화상 통화로 {minutes}분, 담당: {office}.',
  },
  'In brackets: the time in {city}.': {
    fr: 'Entre parenthèses : l’heure à {city}.',
    ko: '괄호 안은 현지 시각입니다({city}).',
  },
  'All times are taken at the moment. Please write to us, and we will propose one.': {
    fr: 'Tous les créneaux sont pris pour le moment. Écrivez-nous et nous vous en proposerons un.',
    ko: '현재 모든 시간이 예약되었습니다. 문의를 남겨 주시면 시간을 제안해 드리겠습니다.',
  },
  'First days': { fr: 'Premiers jours', ko: '첫 날짜로' },
  'Later days': { fr: 'Jours suivants', ko: '이후 날짜' },
  'Office to talk with': { fr: 'Bureau pour l’entretien', ko: '상담할 사무소' },
  'Your time zone': { fr: 'Votre fuseau horaire', ko: '내 시간대' },
  'Show times': { fr: 'Afficher les créneaux', ko: '시간 보기' },
  'Choose one of the times': { fr: 'Choisissez l’un des créneaux', ko: '시간 중 하나를 선택해 주세요' },
  'This time has just been taken. Please choose another one, or send your message without a time.': {
    fr: 'Ce créneau vient d’être réservé. Choisissez-en un autre, ou envoyez votre message sans rendez-vous.',
    ko: '이 시간은 방금 예약되었습니다. 다른 시간을 선택하시거나 시간 없이 메시지를 보내 주세요.',
  },
  'This time has just been taken. Please choose another one.': {
    fr: 'Ce créneau vient d’être réservé. Choisissez-en un autre.',
    ko: '이 시간은 방금 예약되었습니다. 다른 시간을 선택해 주세요.',
  },
  'Your consultation is booked: {time}.': {
    fr: 'Votre entretien est réservé : {time}.',
    ko: '상담이 예약되었습니다: {time}',
  },
  'Your appointment': { fr: 'Votre rendez-vous', ko: '상담 예약' },
  'Move or cancel': { fr: 'Déplacer ou annuler', ko: '변경 또는 취소' },
  'Move your appointment': { fr: 'Déplacer votre rendez-vous', ko: '상담 예약 변경' },
  'Move to this time': { fr: 'Déplacer vers ce créneau', ko: '이 시간으로 변경' },
  'Moving...': { fr: 'Déplacement…', ko: '변경하는 중…' },
  'Cancel your appointment': { fr: 'Annuler votre rendez-vous', ko: '상담 예약 취소' },
  'Cancel the appointment': { fr: 'Annuler le rendez-vous', ko: '상담 예약 취소하기' },
  'Cancelling...': { fr: 'Annulation…', ko: '취소하는 중…' },
  'We still have your message and will answer it.': {
    fr: 'Votre message reste enregistré et nous y répondrons.',
    ko: '보내 주신 메시지는 그대로 유지되며 답변드리겠습니다.',
  },
  'Your appointment has been moved.': {
    fr: 'Votre rendez-vous a été déplacé.',
    ko: '상담 예약이 변경되었습니다.',
  },
  'Your appointment has been moved. We have emailed you the new time.': {
    fr: 'Votre rendez-vous a été déplacé. Nous vous avons envoyé la nouvelle heure par e-mail.',
    ko: '상담 예약이 변경되었습니다. 새 시간을 이메일로 보내 드렸습니다.',
  },
  'Your appointment has been cancelled.': {
    fr: 'Votre rendez-vous a été annulé.',
    ko: '상담 예약이 취소되었습니다.',
  },
  'It could not be moved. Please try again later.': {
    fr: 'Le déplacement a échoué. Réessayez plus tard.',
    ko: '변경하지 못했습니다. 나중에 다시 시도해 주세요.',
  },
  'It could not be cancelled. Please try again later.': {
    fr: 'L’annulation a échoué. Réessayez plus tard.',
    ko: '취소하지 못했습니다. 나중에 다시 시도해 주세요.',
  },
  'There is no upcoming appointment.': { fr: 'Il n’y a aucun rendez-vous à venir.', ko: '예정된 상담이 없습니다.' },
  'By phone or video call': { fr: 'Par téléphone ou en visioconférence', ko: '전화 또는 화상 통화' },
} as const satisfies Translations
