// Appointments in the staff area: settings, list, changes and calendar.
import type { Translations } from '../translations.ts'

export const staffAppointments = {
  Appointment: { fr: 'Rendez-vous', ko: '상담 예약' },
  // The list
  'Add to your calendar': { fr: 'Ajouter à votre agenda', ko: '캘린더에 추가' },
  'No upcoming appointments': { fr: 'Aucun rendez-vous à venir', ko: '예정된 상담 없음' },
  'Visitors choose times once an admin has opened them under Settings, Appointments.': {
    fr: 'Les visiteurs choisissent des heures une fois qu’un administrateur les a ouvertes sous Paramètres, Rendez-vous.',
    ko: '관리자가 설정의 상담 예약에서 시간을 열면 방문자가 시간을 선택할 수 있습니다.',
  },
  Today: { fr: 'Aujourd’hui', ko: '오늘' },
  Tomorrow: { fr: 'Demain', ko: '내일' },
  'Visitor’s time': { fr: 'Heure du visiteur', ko: '방문자 시각' },
  'Free: {offices}': { fr: 'Libres : {offices}', ko: '예약 가능: {offices}' },
  'Free times that visitors can still book: {offices}': {
    fr: 'Heures libres que les visiteurs peuvent encore réserver : {offices}',
    ko: '방문자가 아직 예약할 수 있는 시간: {offices}',
  },
  'Appointments today': { fr: 'Rendez-vous du jour', ko: '오늘의 상담' },
  'Appointments of this person, newest first': {
    fr: 'Rendez-vous de cette personne, les plus récents d’abord',
    ko: '이 사람의 상담 예약, 최신순',
  },
  // One of them
  'No appointment': { fr: 'Aucun rendez-vous', ko: '상담 예약 없음' },
  'Change time': { fr: 'Modifier l’horaire', ko: '시간 변경' },
  'Set time': { fr: 'Fixer l’horaire', ko: '시간 정하기' },
  Duration: { fr: 'Durée', ko: '소요 시간' },
  Office: { fr: 'Bureau', ko: '사무소' },
  Time: { fr: 'Heure', ko: '시각' },
  'Cancel appointment': { fr: 'Annuler le rendez-vous', ko: '상담 예약 취소하기' },
  'Keep appointment': { fr: 'Garder le rendez-vous', ko: '상담 예약 유지' },
  'Cancel the appointment': { fr: 'Annuler le rendez-vous', ko: '상담 예약 취소하기' },
  'Back to {reference}': { fr: 'Retour à {reference}', ko: '돌아가기: {reference}' },
  'Cancel the appointment with {name}?': {
    fr: 'Annuler le rendez-vous avec {name} ?',
    ko: '상담 예약을 취소할까요? ({name})',
  },
  'We email the visitor and the colleagues concerned, and the time becomes free again.': {
    fr: 'Le visiteur et les membres de l’équipe concernés sont prévenus par e-mail, et l’heure est de nouveau libre.',
    ko: '방문자와 담당 직원에게 이메일로 알리며, 그 시간은 다시 예약할 수 있습니다.',
  },
  'The appointment is cancelled.': { fr: 'Le rendez-vous est annulé.', ko: '상담 예약을 취소했습니다.' },
  'The appointment is set.': { fr: 'Le rendez-vous est fixé.', ko: '상담 시간을 정했습니다.' },
  'We couldn’t set the appointment. Please try again.': {
    fr: 'Le rendez-vous n’a pas pu être fixé. Réessayez.',
    ko: '상담 시간을 정하지 못했습니다. 다시 시도해 주세요.',
  },
  '{minutes} minutes, by phone or video, {office}.': {
    fr: '{minutes} minutes, par téléphone ou en visio, {office}.',
    ko: '{minutes}분, 전화 또는 화상 통화, {office}.',
  },
  'Show times in': { fr: 'Afficher les heures de', ko: '시간 표시 기준' },
  'Book an appointment with {name}': { fr: 'Fixer un rendez-vous avec {name}', ko: '{name}: 상담 예약' },
  'Change the appointment with {name}': { fr: 'Déplacer le rendez-vous avec {name}', ko: '{name}: 상담 시간 변경' },
  'Booked now: {time}': { fr: 'Rendez-vous actuel : {time}', ko: '현재 예약: {time}' },
  'Change time and send email': {
    fr: 'Modifier l’heure et envoyer l’e-mail',
    ko: '시간을 변경하고 이메일 보내기',
  },
  'Set time and send email': { fr: 'Fixer l’heure et envoyer l’e-mail', ko: '시간을 정하고 이메일 보내기' },
  'It already has this time.': {
    fr: 'Le rendez-vous est déjà à cette heure.',
    ko: '이미 이 시간으로 예약되어 있습니다.',
  },
  'Confirm appointment': { fr: 'Confirmer le rendez-vous', ko: '상담 예약 확정하기' },
  'Confirm the appointment': { fr: 'Confirmer le rendez-vous', ko: '상담 예약 확정하기' },
  'Confirm the appointment with {name}?': {
    fr: 'Confirmer le rendez-vous avec {name} ?',
    ko: '상담 예약을 확정할까요? ({name})',
  },
  'The visitor hasn’t confirmed this time by email. We email the visitor and the colleagues concerned.': {
    fr: 'Le visiteur n’a pas confirmé cette heure par e-mail. Le visiteur et les membres de l’équipe concernés sont prévenus par e-mail.',
    ko: '방문자가 아직 이메일로 이 시간을 확정하지 않았습니다. 방문자와 담당 직원에게 이메일로 알립니다.',
  },
  'The appointment is confirmed.': { fr: 'Le rendez-vous est confirmé.', ko: '상담 예약을 확정했습니다.' },
  'Leave unconfirmed': { fr: 'Ne pas confirmer', ko: '확정하지 않기' },
  'The visitor hasn’t confirmed this time yet. It is kept until {time}.': {
    fr: 'Le visiteur n’a pas encore confirmé cette heure. Elle lui est réservée jusqu’à {time}.',
    ko: '방문자가 아직 이 시간을 확정하지 않았습니다. {time}까지 비워 둡니다.',
  },
  'Not confirmed yet, kept until {time}': {
    fr: 'Pas encore confirmé, réservé jusqu’à {time}',
    ko: '아직 확정 전, {time}까지 비워 둠',
  },
  'The visitor hasn’t confirmed this time, and others can choose it again.': {
    fr: 'Le visiteur n’a pas confirmé cette heure ; d’autres peuvent de nouveau la choisir.',
    ko: '방문자가 이 시간을 확정하지 않아 다른 방문자가 다시 선택할 수 있습니다.',
  },
  'There is no upcoming appointment.': { fr: 'Il n’y a aucun rendez-vous à venir.', ko: '예정된 상담이 없습니다.' },
  'No office offers appointments: an admin opens them under Settings, Appointments.': {
    fr: 'Aucun bureau ne propose de rendez-vous : un administrateur les ouvre sous Paramètres, Rendez-vous.',
    ko: '상담 예약을 받는 사무소가 없습니다. 관리자가 설정의 상담 예약에서 열 수 있습니다.',
  },
  // Settings
  'The times that visitors can choose for a consultation.': {
    fr: 'Les heures que les visiteurs peuvent choisir pour un entretien.',
    ko: '방문자가 상담 시간으로 선택할 수 있는 시간입니다.',
  },
  'Visitors to “Schedule a Consultation” can choose from these times. Public holidays and closing days are left out.': {
    fr: 'Les visiteurs de « Prendre rendez-vous » peuvent choisir l’une de ces heures. Les jours fériés et les jours de fermeture des bureaux sont exclus.',
    ko: '“상담 예약하기”에서 방문자가 이 시간 중 하나를 선택할 수 있습니다. 공휴일과 사무소 휴무일은 제외됩니다.',
  },
  'The Seoul office offers appointments': {
    fr: 'Le bureau de Séoul propose des rendez-vous',
    ko: '서울 사무소에서 상담 예약 받기',
  },
  'The Cameroon office offers appointments': {
    fr: 'Le bureau du Cameroun propose des rendez-vous',
    ko: '카메룬 사무소에서 상담 예약 받기',
  },
  'Enter a start and a later end for each time, such as 09:00 and 12:00': {
    fr: 'Indiquez pour chaque plage un début et une fin postérieure, comme 09:00 et 12:00',
    ko: '09:00, 12:00과 같이 시작 시각과 그보다 늦은 종료 시각을 입력해 주세요',
  },
  'Tuesday to Friday as on Monday': { fr: 'Du mardi au vendredi comme le lundi', ko: '화요일~금요일은 월요일과 같게' },
  '{day}, from': { fr: '{day}, de', ko: '{day}, 시작' },
  '{day}, to': { fr: '{day}, à', ko: '{day}, 종료' },
  '{day}, second time from': { fr: '{day}, deuxième plage, de', ko: '{day}, 두 번째 시간 시작' },
  '{day}, second time to': { fr: '{day}, deuxième plage, à', ko: '{day}, 두 번째 시간 종료' },
  'Office time, such as 09:00. Leave every day empty to use the office’s opening hours.': {
    fr: 'Heure du bureau, par exemple 09:00. Laissez tous les jours vides pour reprendre les heures d’ouverture du bureau.',
    ko: '사무소 현지 시각으로 09:00과 같이 입력합니다. 모든 요일을 비우면 사무소 운영 시간이 적용됩니다.',
  },
  'Minimum notice (hours)': { fr: 'Délai minimal (heures)', ko: '최소 예약 시간(시간)' },
  'Minimum notice (hours) is required': { fr: 'Indiquez le délai minimal', ko: '최소 예약 시간을 입력해 주세요' },
  'Minimum notice (hours) must be a number from {least} to {most}': {
    fr: 'Le délai minimal doit être un nombre de {least} à {most}',
    ko: '최소 예약 시간은 {least}~{most} 사이의 숫자여야 합니다',
  },
  'Days ahead': { fr: 'Jours à l’avance', ko: '예약 가능 기간(일)' },
  'Days ahead is required': { fr: 'Indiquez le nombre de jours à l’avance', ko: '예약 가능 기간을 입력해 주세요' },
  'Days ahead must be a number from {least} to {most}': {
    fr: 'Le nombre de jours à l’avance doit être de {least} à {most}',
    ko: '예약 가능 기간은 {least}~{most} 사이의 숫자여야 합니다',
  },
  'How far ahead visitors can book.': {
    fr: 'Jusqu’à quand les visiteurs peuvent réserver.',
    ko: '방문자가 며칠 앞까지 예약할 수 있는지 정합니다.',
  },
  'Days without appointments': { fr: 'Jours sans rendez-vous', ko: '상담이 없는 날' },
  'Appointments saved.': { fr: 'Rendez-vous enregistrés.', ko: '상담 예약 설정을 저장했습니다.' },
  'We couldn’t save the appointments. Please try again.': {
    fr: 'Les rendez-vous n’ont pas pu être enregistrés. Réessayez.',
    ko: '상담 예약 설정을 저장하지 못했습니다. 다시 시도해 주세요.',
  },
  'The appointments were changed while you were looking at them.': {
    fr: 'Les rendez-vous ont été modifiés pendant que vous les consultiez.',
    ko: '보고 계신 동안 상담 예약 설정이 변경되었습니다.',
  },
  // In the history
  '{name} chose a time': { fr: '{name} a choisi une heure', ko: '{name}: 상담 시간 선택' },
  'Appointment with {name} booked': { fr: 'Rendez-vous avec {name} réservé', ko: '상담 예약됨: {name}' },
  'Appointment with {name} moved': { fr: 'Rendez-vous avec {name} déplacé', ko: '상담 예약 변경됨: {name}' },
  'Appointment with {name} cancelled': { fr: 'Rendez-vous avec {name} annulé', ko: '상담 예약 취소됨: {name}' },
  'appointment to be confirmed': { fr: 'rendez-vous à confirmer', ko: '확정 전 상담 예약' },
  'appointment booked': { fr: 'rendez-vous réservé', ko: '상담 예약됨' },
  'appointment moved': { fr: 'rendez-vous déplacé', ko: '상담 예약 변경됨' },
  'appointment cancelled': { fr: 'rendez-vous annulé', ko: '상담 예약 취소됨' },
} as const satisfies Translations
