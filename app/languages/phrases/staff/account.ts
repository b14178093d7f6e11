// Staff accounts: one’s own, and those of others.
import type { Translations } from '../translations.ts'

export const staffAccount = {
  Details: { fr: 'Détails', ko: '세부 정보' },
  // Members of staff
  User: { fr: 'Utilisateur', ko: '사용자' },
  Name: { fr: 'Nom', ko: '이름' },
  Email: { fr: 'E-mail', ko: '이메일' },
  Role: { fr: 'Rôle', ko: '역할' },
  '(you)': { fr: '(vous)', ko: '(본인)' },
  Never: { fr: 'Jamais', ko: '없음' },
  'Last sign-in': { fr: 'Dernière connexion', ko: '마지막 로그인' },
  'Members of staff by name': { fr: 'Membres de l’équipe par nom', ko: '직원, 이름순' },
  Invited: { fr: 'Invité', ko: '초대됨' },
  Disabled: { fr: 'Désactivé', ko: '비활성' },
  Account: { fr: 'Compte', ko: '계정' },
  Created: { fr: 'Création', ko: '생성' },
  Invitation: { fr: 'Invitation', ko: '초대' },
  'Valid until {time}': { fr: 'Valable jusqu’au {time}', ko: '유효 기한: {time}' },
  'View activity': { fr: 'Voir l’activité', ko: '활동 보기' },
  'Account saved': { fr: 'Compte enregistré', ko: '계정을 저장했습니다' },
  'Failed to save the account. Please try again.': {
    fr: 'L’enregistrement du compte a échoué. Réessayez.',
    ko: '계정을 저장하지 못했습니다. 다시 시도해 주세요.',
  },
  'This account’s status has changed.': {
    fr: 'L’état de ce compte a changé.',
    ko: '이 계정의 상태가 바뀌었습니다.',
  },
  'You can’t do this to your own account. Ask another admin.': {
    fr: 'Vous ne pouvez pas faire cela sur votre propre compte. Demandez à un autre administrateur.',
    ko: '자신의 계정에는 할 수 없습니다. 다른 관리자에게 요청하십시오.',
  },
  'To change your own two-step sign-in, open Two-step sign-in in your settings.': {
    fr: 'Pour modifier votre propre connexion en deux étapes, ouvrez « Connexion en deux étapes » dans vos paramètres.',
    ko: '자신의 2단계 인증은 설정의 ‘2단계 인증’에서 변경해 주세요.',
  },
  'This is the last active admin. Make someone else an admin first.': {
    fr: 'C’est le dernier administrateur actif. Nommez d’abord un autre administrateur.',
    ko: '활성 상태인 마지막 관리자입니다. 먼저 다른 사람을 관리자로 지정해 주세요.',
  },
  'Back to this account': { fr: 'Revenir à ce compte', ko: '이 계정으로 돌아가기' },
  Admin: { fr: 'Administrateur', ko: '관리자' },
  Editor: { fr: 'Rédacteur', ko: '편집자' },
  Desk: { fr: 'Accueil', ko: '상담' },
  Admissions: { fr: 'Admissions', ko: '수강 접수' },
  Viewer: { fr: 'Lecteur', ko: '열람자' },
  'Admin: everything': { fr: 'Administrateur : tout', ko: '관리자: 모든 기능' },
  'Editor: blog, media and newsletter': {
    fr: 'Rédacteur : blog, images et lettre d’information',
    ko: '편집자: 블로그, 미디어, 뉴스레터',
  },
  'Desk: answers enquiries and applications': {
    fr: 'Accueil : répond aux demandes et aux candidatures',
    ko: '상담: 문의와 지원에 답변',
  },
  'Admissions: applications and courses': {
    fr: 'Admissions : candidatures et formations',
    ko: '수강 접수: 지원과 교육 과정',
  },
  'Viewer: can read, can’t change anything': {
    fr: 'Lecteur : peut tout lire, sans rien modifier',
    ko: '열람자: 읽기만 가능, 변경 불가',
  },
  'Choose a role': { fr: 'Choisissez un rôle', ko: '역할을 선택해 주세요' },

  // Invitations
  Invite: { fr: 'Inviter', ko: '초대' },
  'Invite a colleague': { fr: 'Inviter un collègue', ko: '동료 초대' },
  'We’ll email them a link to set a password. It works once and expires after 72 hours.': {
    fr: 'Un lien pour définir un mot de passe lui sera envoyé par e-mail. Il ne sert qu’une fois et expire au bout de 72 heures.',
    ko: '비밀번호를 설정할 수 있는 링크를 이메일로 보냅니다. 링크는 한 번만 쓸 수 있고 72시간 뒤에 만료됩니다.',
  },
  'Sending...': { fr: 'Envoi…', ko: '보내는 중…' },
  'Send invitation': { fr: 'Envoyer l’invitation', ko: '초대장 보내기' },
  'Invitation sent to {email}.': { fr: 'Invitation envoyée à {email}.', ko: '초대장을 보냈습니다: {email}' },
  'Create invitation': { fr: 'Créer l’invitation', ko: '초대 만들기' },
  'Invitation link': { fr: 'Lien d’invitation', ko: '초대 링크' },
  'Email isn’t set up yet, so the invitation is held under Mail. You also get its link to pass on yourself: it works once and expires after 72 hours.':
    {
      fr: 'L’envoi d’e-mails n’est pas encore configuré : l’invitation est retenue sous « E-mails ». Vous recevez aussi son lien, à transmettre vous-même : il ne sert qu’une fois et expire au bout de 72 heures.',
      ko: '메일이 아직 설정되지 않아 초대장을 ‘메일’ 페이지에 보류합니다. 직접 전달할 수 있는 링크도 드립니다. 한 번만 쓸 수 있고 72시간 뒤에 만료됩니다.',
    },
  'Email isn’t set up yet, so the invitation to {name} is held under Mail.': {
    fr: 'L’envoi d’e-mails n’est pas encore configuré : l’invitation de {name} est retenue sous « E-mails ».',
    ko: '메일이 아직 설정되지 않아 {name} 님의 초대장을 ‘메일’ 페이지에 보류합니다.',
  },
  'You can copy the link and pass it on now: it works once and expires after 72 hours.': {
    fr: 'Vous pouvez copier le lien et le transmettre dès maintenant : il ne fonctionne qu’une fois et expire après 72 heures.',
    ko: '지금 링크를 복사해 직접 전달할 수 있습니다. 한 번만 사용할 수 있고 72시간 뒤 만료됩니다.',
  },
  'Email isn’t set up yet: {name} gets the link only if it is set up within 60 minutes.': {
    fr: 'L’envoi d’e-mails n’est pas encore configuré : {name} ne recevra le lien que s’il l’est dans les 60 minutes.',
    ko: '메일이 아직 설정되지 않았습니다. 60분 안에 설정되어야 {name} 님이 링크를 받습니다.',
  },
  'Failed to send the invitation. Please try again.': {
    fr: 'L’envoi de l’invitation a échoué. Réessayez.',
    ko: '초대장을 보내지 못했습니다. 다시 시도해 주세요.',
  },
  'This address already has an account': {
    fr: 'Cette adresse a déjà un compte',
    ko: '이미 계정이 있는 주소입니다',
  },

  // Actions on an account
  'The link of an invitation is shown or emailed once. If it is lost, make a new one.': {
    fr: 'Le lien d’une invitation est affiché ou envoyé une seule fois. S’il est perdu, créez-en un nouveau.',
    ko: '초대 링크는 한 번만 표시되거나 메일로 발송됩니다. 잃어버렸다면 새로 만들어 주세요.',
  },
  'Send invitation again': { fr: 'Renvoyer l’invitation', ko: '초대장 다시 보내기' },
  'Send the invitation to {name} again?': {
    fr: 'Renvoyer l’invitation à {name} ?',
    ko: '{name} 님에게 초대장을 다시 보낼까요?',
  },
  'We’ll email a new link that works once and expires after 72 hours. The older link stops working.': {
    fr: 'Un nouveau lien sera envoyé par e-mail. Il ne sert qu’une fois et expire au bout de 72 heures. L’ancien lien cesse de fonctionner.',
    ko: '새 링크를 이메일로 보냅니다. 한 번만 쓸 수 있고 72시간 뒤에 만료됩니다. 이전 링크는 더 이상 쓸 수 없습니다.',
  },
  'Invitation sent to {name} again.': {
    fr: 'Invitation renvoyée à {name}.',
    ko: '{name} 님에게 초대장을 다시 보냈습니다.',
  },
  'Revoke invitation': { fr: 'Révoquer l’invitation', ko: '초대 취소' },
  'Revoke the invitation for {name}?': {
    fr: 'Révoquer l’invitation pour {name} ?',
    ko: '{name} 님의 초대를 취소할까요?',
  },
  'The link will stop working and the account will be deleted. You can invite them again.': {
    fr: 'Le lien cessera de fonctionner et le compte sera supprimé. Vous pourrez inviter cette personne à nouveau.',
    ko: '링크를 더 이상 쓸 수 없게 되고 계정이 삭제됩니다. 나중에 다시 초대할 수 있습니다.',
  },
  'Invitation for {name} revoked.': {
    fr: 'Invitation pour {name} révoquée.',
    ko: '{name} 님의 초대를 취소했습니다.',
  },
  'Send reset link': { fr: 'Envoyer un lien de réinitialisation', ko: '재설정 링크 보내기' },
  'Send {name} a link to set a new password?': {
    fr: 'Envoyer à {name} un lien pour définir un nouveau mot de passe ?',
    ko: '{name} 님에게 새 비밀번호를 설정할 링크를 보낼까요?',
  },
  'We’ll email a link that works once and expires after 60 minutes. Older links stop working. The current password works until a new one is set.':
    {
      fr: 'Un lien sera envoyé par e-mail. Il ne sert qu’une fois et expire au bout de 60 minutes. Les liens précédents cessent de fonctionner. Le mot de passe actuel reste valable jusqu’à ce qu’un nouveau soit défini.',
      ko: '링크를 이메일로 보냅니다. 한 번만 쓸 수 있고 60분 뒤에 만료됩니다. 이전 링크는 더 이상 쓸 수 없습니다. 새 비밀번호를 설정할 때까지 현재 비밀번호를 쓸 수 있습니다.',
    },
  'A reset link is on its way to {name}.': {
    fr: 'Un lien de réinitialisation est en route pour {name}.',
    ko: '{name} 님에게 재설정 링크를 보내고 있습니다.',
  },
  'Sign out everywhere': { fr: 'Déconnecter partout', ko: '모든 곳에서 로그아웃' },
  'Sign {name} out everywhere?': {
    fr: 'Déconnecter {name} partout ?',
    ko: '{name} 님을 모든 곳에서 로그아웃할까요?',
  },
  'All their sessions end straight away. They can sign in again; to prevent that, disable the account.': {
    fr: 'Toutes ses sessions prennent fin immédiatement. Cette personne peut se reconnecter ; pour l’empêcher, désactivez le compte.',
    ko: '이 사용자의 모든 세션이 바로 끝납니다. 다시 로그인할 수는 있으니, 막으려면 계정을 비활성화하세요.',
  },
  '{name} is signed out everywhere.': {
    fr: '{name} : déconnexion effectuée partout.',
    ko: '{name} 님이 모든 곳에서 로그아웃되었습니다.',
  },
  'Reset two-step sign-in': { fr: 'Réinitialiser la connexion en deux étapes', ko: '2단계 인증 초기화' },
  'Reset two-step sign-in for {name}?': {
    fr: 'Réinitialiser la connexion en deux étapes pour {name} ?',
    ko: '{name} 님의 2단계 인증을 초기화할까요?',
  },
  'Use this for someone who has lost their passkeys, or their app and recovery codes, and make sure the request is really theirs. All their passkeys are revoked, and they can sign in with just their password until they set it up again. We’ll email them about it.':
    {
      fr: 'À utiliser pour une personne qui a perdu ses clés d’accès, ou son application et ses codes de secours ; assurez-vous que la demande vient bien d’elle. Toutes ses clés d’accès sont révoquées, et son mot de passe suffira pour se connecter tant qu’elle n’aura rien reconfiguré. Un e-mail l’en informera.',
      ko: '패스키를 잃어버렸거나 인증 앱과 복구 코드를 모두 잃어버린 사람을 위한 기능입니다. 본인의 요청인지 반드시 확인하세요. 패스키가 모두 취소되며, 다시 설정할 때까지 비밀번호만으로 로그인할 수 있습니다. 이 사실은 본인에게 이메일로 알립니다.',
    },
  '{name} can now sign in with just the password.': {
    fr: '{name} peut maintenant se connecter avec son seul mot de passe.',
    ko: '이제 {name} 님은 비밀번호만으로 로그인할 수 있습니다.',
  },
  Disable: { fr: 'Désactiver', ko: '비활성화' },
  'Disable {name}’s account?': {
    fr: 'Désactiver le compte « {name} » ?',
    ko: '{name} 님의 계정을 비활성화할까요?',
  },
  'They are signed out and their links stop working straight away. Nothing is deleted, and you can enable the account again.':
    {
      fr: 'Cette personne est déconnectée et ses liens cessent de fonctionner immédiatement. Rien n’est supprimé, et vous pourrez réactiver le compte.',
      ko: '바로 로그아웃되고 링크도 쓸 수 없게 됩니다. 삭제되는 것은 없으며 계정을 다시 활성화할 수 있습니다.',
    },
  '{name}’s account is disabled.': {
    fr: 'Le compte « {name} » est désactivé.',
    ko: '{name} 님의 계정을 비활성화했습니다.',
  },
  Enable: { fr: 'Activer', ko: '활성화' },
  'Enable {name}’s account?': {
    fr: 'Activer le compte « {name} » ?',
    ko: '{name} 님의 계정을 활성화할까요?',
  },
  'They will be able to sign in again with the same password and role.': {
    fr: 'Cette personne pourra se reconnecter avec le même mot de passe et le même rôle.',
    ko: '이전과 같은 비밀번호와 역할로 다시 로그인할 수 있습니다.',
  },
  '{name}’s account is enabled.': {
    fr: 'Le compte « {name} » est activé.',
    ko: '{name} 님의 계정을 활성화했습니다.',
  },

  // Profile
  Profile: { fr: 'Profil', ko: '프로필' },
  'You sign in with {email}.': { fr: 'Vous vous connectez avec {email}.', ko: '로그인 이메일: {email}' },
  'Time zone': { fr: 'Fuseau horaire', ko: '시간대' },
  'Times in the staff area are shown in this time zone.': {
    fr: 'Les heures de l’espace de l’équipe s’affichent dans ce fuseau.',
    ko: '직원 영역의 시각을 이 시간대로 표시합니다.',
  },
  'Choose a time zone': { fr: 'Choisissez un fuseau horaire', ko: '시간대를 선택해 주세요' },
  Language: { fr: 'Langue', ko: '언어' },
  'Only the staff area changes language.': {
    fr: 'Seul l’espace de l’équipe change de langue.',
    ko: '직원 영역의 언어만 바뀝니다.',
  },
  'Choose a language': { fr: 'Choisissez une langue', ko: '언어를 선택해 주세요' },
  Office: { fr: 'Bureau', ko: '사무소' },
  'No office': { fr: 'Aucun bureau', ko: '사무소 없음' },
  'Seoul office': { fr: 'Bureau de Séoul', ko: '서울 사무소' },
  'Cameroon office': { fr: 'Bureau du Cameroun', ko: '카메룬 사무소' },
  'Replies go out in your name, followed by the company and this office.': {
    fr: 'Les réponses partent sous votre nom, suivi de l’entreprise et de ce bureau.',
    ko: '답변에는 내 이름과 회사, 이 사무소가 함께 표시됩니다.',
  },
  'Choose an office': { fr: 'Choisissez un bureau', ko: '사무소를 선택해 주세요' },
  'Emails about enquiries and applications': {
    fr: 'E-mails sur les demandes et les candidatures',
    ko: '문의 및 지원 알림 이메일',
  },
  'Covers records your role can open. A list of overdue records arrives at 08:00 your time unless you choose “None”.': {
    fr: 'Concerne les dossiers que votre rôle permet d’ouvrir. Une liste des dossiers en retard arrive à 8 h, à votre heure, sauf si vous choisissez « Aucun ».',
    ko: '내 역할로 열 수 있는 기록에 대한 알림입니다. ‘없음’을 선택하지 않으면 기한이 지난 기록의 목록이 내 시간대로 오전 8시에 도착합니다.',
  },
  'Default for your role ({choice})': {
    fr: 'Par défaut pour votre rôle ({choice})',
    ko: '역할 기본값({choice})',
  },
  'Each one straight away': { fr: 'Chacun immédiatement', ko: '건마다 즉시' },
  'A daily digest': { fr: 'Un récapitulatif quotidien', ko: '하루 한 번 요약' },
  'Choose how you are notified': {
    fr: 'Choisissez comment vous êtes averti',
    ko: '알림 방식을 선택해 주세요',
  },
  'Profile saved': { fr: 'Profil enregistré', ko: '프로필을 저장했습니다' },
  'Failed to save the profile. Please try again.': {
    fr: 'L’enregistrement du profil a échoué. Réessayez.',
    ko: '프로필을 저장하지 못했습니다. 다시 시도해 주세요.',
  },

  // Passwords
  'Change Password': { fr: 'Changer le mot de passe', ko: '비밀번호 변경' },
  'This signs you out everywhere else, revokes your API tokens and sends you an email.': {
    fr: 'Cela vous déconnecte partout ailleurs, révoque vos jetons d’API et vous envoie un e-mail.',
    ko: '다른 모든 곳에서 로그아웃되고 API 토큰이 취소되며 이메일로 알려 드립니다.',
  },
  'Current Password': { fr: 'Mot de passe actuel', ko: '현재 비밀번호' },
  'New Password': { fr: 'Nouveau mot de passe', ko: '새 비밀번호' },
  'Confirm New Password': { fr: 'Confirmer le nouveau mot de passe', ko: '새 비밀번호 확인' },
  Show: { fr: 'Afficher', ko: '표시' },
  'At least 8 characters, with an uppercase letter, a lowercase letter and a number.': {
    fr: 'Au moins 8 caractères, dont une majuscule, une minuscule et un chiffre.',
    ko: '대문자, 소문자, 숫자를 포함해 8자 이상이어야 합니다.',
  },
  Password: { fr: 'Mot de passe', ko: '비밀번호' },
  'Password is required': { fr: 'Indiquez un mot de passe', ko: '비밀번호를 입력해 주세요' },
  'Current password is required': {
    fr: 'Indiquez votre mot de passe actuel',
    ko: '현재 비밀번호를 입력해 주세요',
  },
  'New password is required': { fr: 'Indiquez le nouveau mot de passe', ko: '새 비밀번호를 입력해 주세요' },
  'Repeat the new password': {
    fr: 'Répétez le nouveau mot de passe',
    ko: '새 비밀번호를 한 번 더 입력해 주세요',
  },
  'Current password is incorrect': {
    fr: 'Le mot de passe actuel est incorrect',
    ko: '현재 비밀번호가 올바르지 않습니다',
  },
  'Password must be at least 8 characters': {
    fr: 'Le mot de passe doit compter au moins 8 caractères',
    ko: '비밀번호는 8자 이상이어야 합니다',
  },
  'Password must contain at least one uppercase letter, one lowercase letter, and one number': {
    fr: 'Le mot de passe doit contenir au moins une majuscule, une minuscule et un chiffre',
    ko: '비밀번호에는 대문자, 소문자, 숫자가 각각 하나 이상 있어야 합니다',
  },
  'This password is too common': {
    fr: 'Ce mot de passe est trop courant',
    ko: '너무 흔한 비밀번호입니다',
  },
  'Passwords do not match': {
    fr: 'Les mots de passe ne correspondent pas',
    ko: '비밀번호가 서로 다릅니다',
  },
  'New password must be different from the current password': {
    fr: 'Le nouveau mot de passe doit être différent de l’actuel',
    ko: '새 비밀번호는 현재 비밀번호와 달라야 합니다',
  },
  'Password changed': { fr: 'Mot de passe changé', ko: '비밀번호를 변경했습니다' },
  'Failed to change password. Please try again.': {
    fr: 'Le changement du mot de passe a échoué. Réessayez.',
    ko: '비밀번호를 변경하지 못했습니다. 다시 시도해 주세요.',
  },

  // Two-step sign-in
  'Two-step sign-in': { fr: 'Connexion en deux étapes', ko: '2단계 인증' },
  'On since {date}. After your password, you’re asked for a code from your authenticator app.': {
    fr: 'Activée depuis le {date}. Après votre mot de passe, un code de votre application d’authentification vous est demandé.',
    ko: '{date}부터 켜져 있습니다. 비밀번호를 입력한 다음 인증 앱의 코드를 입력합니다.',
  },
  '1 of 10 recovery codes is left.': {
    fr: 'Il reste 1 code de secours sur 10.',
    ko: '복구 코드 10개 중 1개가 남았습니다.',
  },
  '{count} of 10 recovery codes are left.': {
    fr: 'Codes de secours restants : {count} sur 10.',
    ko: '복구 코드 10개 중 {count}개가 남았습니다.',
  },
  'Create new ones before they run out.': {
    fr: 'Créez-en de nouveaux avant qu’il n’en reste plus.',
    ko: '모두 쓰기 전에 새로 만드세요.',
  },
  'Your role requires a second step, so you can’t turn it off.': {
    fr: 'Votre rôle exige une deuxième étape ; vous ne pouvez donc pas la désactiver.',
    ko: '현재 역할에는 두 번째 단계가 필요하므로 끌 수 없습니다.',
  },
  'Your role requires two-step sign-in. Please set it up now, or {passkey}, to open the rest of the staff area.': {
    fr: 'Votre rôle exige la connexion en deux étapes. Configurez-la maintenant, ou {passkey}, pour accéder au reste de l’espace de l’équipe.',
    ko: '현재 역할에는 2단계 인증이 필요합니다. 직원 영역의 다른 부분을 열려면 지금 설정해 주세요. 다른 방법: {passkey}.',
  },
  'add a passkey': { fr: 'ajoutez une clé d’accès', ko: '패스키 추가' },
  'Two-step sign-in asks for a code from your phone as well as your password. You need an authenticator app, such as the one in your password manager.':
    {
      fr: 'La connexion en deux étapes demande, en plus de votre mot de passe, un code de votre téléphone. Il vous faut une application d’authentification, comme celle de votre gestionnaire de mots de passe.',
      ko: '2단계 인증은 로그인할 때 비밀번호와 함께 휴대전화의 코드를 요구합니다. 비밀번호 관리자에 내장된 것과 같은 인증 앱이 필요합니다.',
    },
  'Set up two-step sign-in': { fr: 'Configurer la connexion en deux étapes', ko: '2단계 인증 설정' },
  'Set up': { fr: 'Configuration', ko: '설정하기' },
  'One moment...': { fr: 'Un instant…', ko: '잠시만 기다려 주세요…' },
  'Scan this with your authenticator app:': {
    fr: 'Scannez ceci avec votre application d’authentification :',
    ko: '인증 앱으로 스캔하세요.',
  },
  'QR code of the secret below': { fr: 'QR code de la clé ci-dessous', ko: '아래 비밀 키의 QR 코드' },
  'Or {link}, or type in this secret:': {
    fr: 'Ou {link}, ou saisissez cette clé :',
    ko: '또는 {link}, 아니면 이 비밀 키를 입력하세요.',
  },
  'open the app on this device': {
    fr: 'ouvrez l’application sur cet appareil',
    ko: '이 기기에서 앱 열기',
  },
  'Enter the six-digit code from the app. This turns on two-step sign-in.': {
    fr: 'Saisissez le code à six chiffres de l’application. La connexion en deux étapes sera alors activée.',
    ko: '앱에 표시된 여섯 자리 코드를 입력하세요. 그러면 2단계 인증이 켜집니다.',
  },
  Code: { fr: 'Code', ko: '코드' },
  'It changes every 30 seconds.': { fr: 'Il change toutes les 30 secondes.', ko: '30초마다 바뀝니다.' },
  'Code is required': { fr: 'Indiquez le code', ko: '코드를 입력해 주세요' },
  'This code is wrong, too old or already used. Please try the next one.': {
    fr: 'Ce code est faux, trop ancien ou déjà utilisé. Essayez le suivant.',
    ko: '코드가 틀렸거나 너무 오래되었거나 이미 사용되었습니다. 다음 코드를 입력해 주세요.',
  },
  'Turn on': { fr: 'Activer', ko: '켜기' },
  'Turn off': { fr: 'Désactiver', ko: '끄기' },
  'Turn off two-step sign-in': { fr: 'Désactiver la connexion en deux étapes', ko: '2단계 인증 끄기' },
  'You’ll need only your password to sign in, and your recovery codes will stop working.': {
    fr: 'Votre mot de passe suffira pour vous connecter, et vos codes de secours ne fonctionneront plus.',
    ko: '비밀번호만으로 로그인하게 되며 복구 코드는 더 이상 쓸 수 없습니다.',
  },
  'You’ll need your passkey to sign in, and your recovery codes will stop working.': {
    fr: 'Il vous faudra votre clé d’accès pour vous connecter, et vos codes de secours ne fonctionneront plus.',
    ko: '로그인하려면 패스키가 필요하며 복구 코드는 더 이상 쓸 수 없습니다.',
  },
  'From your authenticator app, or a recovery code.': {
    fr: 'De votre application d’authentification, ou un code de secours.',
    ko: '인증 앱의 코드 또는 복구 코드입니다.',
  },
  'From your authenticator app, or one of the old recovery codes.': {
    fr: 'De votre application d’authentification, ou l’un des anciens codes de secours.',
    ko: '인증 앱의 코드 또는 기존 복구 코드 중 하나입니다.',
  },
  'Recovery codes': { fr: 'Codes de secours', ko: '복구 코드' },
  'Create new recovery codes': { fr: 'Créer de nouveaux codes de secours', ko: '새 복구 코드 만들기' },
  'Recovery codes are shown only once. When you create new ones, the old ones stop working.': {
    fr: 'Les codes de secours ne s’affichent qu’une fois. Dès que vous en créez de nouveaux, les anciens cessent de fonctionner.',
    ko: '복구 코드는 한 번만 표시됩니다. 새로 만들면 기존 코드는 더 이상 쓸 수 없습니다.',
  },
  'Each of these signs {email} in once, instead of a code from your phone. Print this page or copy them into your password manager; don’t keep them only on your phone.':
    {
      fr: 'Chacun de ces codes connecte {email} une fois, à la place d’un code de votre téléphone. Imprimez cette page ou copiez-les dans votre gestionnaire de mots de passe ; ne les gardez pas seulement sur votre téléphone.',
      ko: '휴대전화의 코드 대신 이 코드로 한 번씩 로그인할 수 있습니다(계정: {email}). 이 페이지를 인쇄하거나 비밀번호 관리자에 복사해 두세요. 휴대전화에만 보관하지 마세요.',
    },
  'I’ve saved them': { fr: 'Je les ai enregistrés', ko: '저장했습니다' },
  'Two-step sign-in is on. Save these recovery codes: they won’t be shown again.': {
    fr: 'La connexion en deux étapes est activée. Enregistrez ces codes de secours : ils ne seront plus affichés.',
    ko: '2단계 인증이 켜졌습니다. 복구 코드를 저장해 두세요. 다시 표시되지 않습니다.',
  },
  'Save these new recovery codes: they won’t be shown again, and the old ones no longer work.': {
    fr: 'Enregistrez ces nouveaux codes de secours : ils ne seront plus affichés, et les anciens ne fonctionnent plus.',
    ko: '새 복구 코드를 저장해 두세요. 다시 표시되지 않으며 기존 코드는 더 이상 쓸 수 없습니다.',
  },
  'Two-step sign-in is off.': {
    fr: 'La connexion en deux étapes est désactivée.',
    ko: '2단계 인증이 꺼져 있습니다.',
  },
  'Something went wrong on our side. Please try again.': {
    fr: 'Un problème est survenu de notre côté. Réessayez.',
    ko: '저희 쪽에 문제가 생겼습니다. 다시 시도해 주세요.',
  },
  'That took too long. Please sign in again.': {
    fr: 'Cela a pris trop de temps. Reconnectez-vous.',
    ko: '시간이 너무 오래 걸렸습니다. 다시 로그인해 주세요.',
  },
  Security: { fr: 'Sécurité', ko: '보안' },
  People: { fr: 'Personnes', ko: '사람' },
  Requirement: { fr: 'Exigence', ko: '요구 사항' },
  'If you raise a requirement, people in that role who have a passkey but signed in with a password are signed out.': {
    fr: 'Si vous exigez davantage d’un rôle, les personnes qui ont une clé d’accès mais n’ont saisi qu’un mot de passe sont déconnectées.',
    ko: '역할에 더 많은 것을 요구하면, 패스키가 있지만 비밀번호만으로 로그인한 사람은 로그아웃됩니다.',
  },
  'The second step is a code from a phone or a passkey. People who have not set up what their role requires must do so before they can continue.':
    {
      fr: 'La deuxième étape est un code du téléphone ou une clé d’accès. Les personnes qui n’ont pas configuré ce qu’exige leur rôle doivent le faire avant de continuer.',
      ko: '두 번째 단계는 휴대전화의 코드 또는 패스키입니다. 역할에 필요한 것을 설정하지 않은 사람은 설정해야 계속할 수 있습니다.',
    },
  'Passkeys need JavaScript. Without it, people who have set up two-step sign-in use their password and a code from their phone; those who only have a passkey can’t sign in. Those who must have a passkey but have none need a recovery code each time.':
    {
      fr: 'Une clé d’accès demande un navigateur avec JavaScript. Sans lui, on se connecte avec son mot de passe et un code du téléphone si la connexion en deux étapes est configurée ; avec une clé d’accès seulement, la connexion est impossible. Sans la clé d’accès exigée, il faut chaque fois un code de secours.',
      ko: '패스키에는 JavaScript를 쓸 수 있는 브라우저가 필요합니다. 그렇지 않으면 2단계 로그인을 설정한 사람은 비밀번호와 휴대전화의 코드로 로그인하고, 패스키만 있는 사람은 로그인할 수 없습니다. 패스키가 필수인데 없는 사람은 매번 복구 코드가 필요합니다.',
    },
  Optional: { fr: 'Facultative', ko: '선택' },
  'Second step': { fr: 'Deuxième étape', ko: '두 번째 단계' },
  'Choose from the list': { fr: 'Choisissez dans la liste', ko: '목록에서 선택해 주세요' },
  'Add a passkey to your own account before you require one of your role.': {
    fr: 'Ajoutez une clé d’accès à votre propre compte avant d’en exiger une pour votre rôle.',
    ko: '본인의 역할에 패스키를 필수로 하기 전에 먼저 본인 계정에 패스키를 추가하세요.',
  },
  'Roles saved.': { fr: 'Rôles enregistrés.', ko: '역할을 저장했습니다.' },
  'Failed to save the roles. Please try again.': {
    fr: 'L’enregistrement des rôles a échoué. Réessayez.',
    ko: '역할을 저장하지 못했습니다. 다시 시도해 주세요.',
  },
  'These roles were changed while you were looking at them.': {
    fr: 'Ces rôles ont été modifiés pendant que vous les consultiez.',
    ko: '보고 계신 동안 역할이 변경되었습니다.',
  },

  // Passkeys
  Passkeys: { fr: 'Clés d’accès', ko: '패스키' },
  Passkey: { fr: 'Clé d’accès', ko: '패스키' },
  'Add a passkey': { fr: 'Ajouter une clé d’accès', ko: '패스키 추가' },
  Added: { fr: 'Ajoutée', ko: '추가됨' },
  Kept: { fr: 'Conservée', ko: '보관 위치' },
  'On all devices of its account': { fr: 'Sur tous les appareils de son compte', ko: '연결된 계정의 모든 기기' },
  'On one device only': { fr: 'Sur un seul appareil', ko: '한 기기에만' },
  'Your passkeys, newest first': { fr: 'Vos clés d’accès, les plus récentes d’abord', ko: '내 패스키, 최신순' },
  'For your own reference, such as the device.': {
    fr: 'Pour votre propre usage, par exemple l’appareil.',
    ko: '기기 이름처럼 직접 알아볼 수 있는 이름입니다.',
  },
  'A passkey signs you in with your fingerprint, your face or the PIN of your device, without a password or a code. It works on this site only, so nobody can trick you into giving it away.':
    {
      fr: 'Une clé d’accès vous connecte avec votre empreinte digitale, votre visage ou le code de votre appareil, sans mot de passe ni code. Elle ne fonctionne que sur ce site : personne ne peut vous amener à la livrer.',
      ko: '패스키를 쓰면 비밀번호나 코드 없이 지문, 얼굴 또는 기기의 PIN으로 로그인합니다. 이 사이트에서만 쓸 수 있어 속아서 넘겨줄 위험이 없습니다.',
    },
  'Your role requires a passkey. Please add one now to open the rest of the staff area.': {
    fr: 'Votre rôle exige une clé d’accès. Ajoutez-en une maintenant pour accéder au reste de l’espace de l’équipe.',
    ko: '현재 역할에는 패스키가 필요합니다. 직원 영역의 다른 부분을 열려면 지금 추가해 주세요.',
  },
  'Adding and using one needs JavaScript. Without it, turn on {twoStep} and sign in with your password and one of its recovery codes: each opens the staff area once. Or ask an admin.':
    {
      fr: 'L’ajouter et l’utiliser demande JavaScript. Sans lui, activez la {twoStep} et connectez-vous avec votre mot de passe et l’un de ses codes de secours : chacun ouvre une fois l’espace de l’équipe. Ou adressez-vous à un administrateur.',
      ko: '패스키를 추가하고 쓰려면 JavaScript가 필요합니다. JavaScript를 쓸 수 없다면 {twoStep} 기능을 켜고 비밀번호와 복구 코드로 로그인하세요. 복구 코드마다 직원 영역을 한 번 열 수 있습니다. 또는 관리자에게 문의하세요.',
    },
  'two-step sign-in': { fr: 'connexion en deux étapes', ko: '2단계 인증' },
  'Your browser will ask where to save the passkey “{name}” and then for your fingerprint, face or PIN.': {
    fr: 'Votre navigateur demandera où enregistrer la clé d’accès « {name} », puis votre empreinte, votre visage ou votre code.',
    ko: '브라우저가 패스키 “{name}”을(를) 저장할 곳을 묻고, 이어서 지문, 얼굴 또는 PIN을 요청합니다.',
  },
  Continue: { fr: 'Continuer', ko: '계속' },
  Add: { fr: 'Ajouter', ko: '추가' },
  'Create the passkey': { fr: 'Créer la clé d’accès', ko: '패스키 만들기' },
  'This needs JavaScript, a browser that knows passkeys, and the site’s name in the address instead of numbers.': {
    fr: 'Il faut pour cela JavaScript, un navigateur qui connaît les clés d’accès, et le nom du site dans l’adresse au lieu de chiffres.',
    ko: 'JavaScript와 패스키를 지원하는 브라우저가 필요하며, 주소가 숫자가 아니라 사이트 이름이어야 합니다.',
  },
  'No passkey was made. Please try again.': {
    fr: 'Aucune clé d’accès n’a été créée. Réessayez.',
    ko: '패스키가 만들어지지 않았습니다. 다시 시도해 주세요.',
  },
  'Passkey added. You can sign in with it from now on. You are signed out everywhere else, and your API tokens have ended.':
    {
      fr: 'Clé d’accès ajoutée. Vous pouvez désormais vous connecter avec elle. Vous êtes déconnecté partout ailleurs, et vos jetons d’API ne fonctionnent plus.',
      ko: '패스키를 추가했습니다. 이제 패스키로 로그인할 수 있습니다. 다른 모든 곳에서 로그아웃되었으며 API 토큰은 더 이상 쓸 수 없습니다.',
    },
  'Passkey renamed.': { fr: 'Clé d’accès renommée.', ko: '패스키 이름을 바꿨습니다.' },
  'Passkey revoked.': { fr: 'Clé d’accès révoquée.', ko: '패스키를 취소했습니다.' },
  'The passkey was not accepted. Please try again.': {
    fr: 'La clé d’accès n’a pas été acceptée. Réessayez.',
    ko: '패스키가 승인되지 않았습니다. 다시 시도해 주세요.',
  },
  'You have 20 passkeys. Revoke one that you no longer use first.': {
    fr: 'Vous avez 20 clés d’accès. Révoquez d’abord celle que vous n’utilisez plus.',
    ko: '패스키가 20개 있습니다. 더 이상 쓰지 않는 것을 먼저 취소하세요.',
  },
  'Your role requires this passkey. Add another one first.': {
    fr: 'Votre rôle exige cette clé d’accès. Ajoutez-en d’abord une autre.',
    ko: '현재 역할에는 이 패스키가 필요합니다. 먼저 다른 패스키를 추가하세요.',
  },
  'That took too long. Please begin again.': {
    fr: 'Cela a pris trop de temps. Recommencez.',
    ko: '시간이 너무 오래 걸렸습니다. 처음부터 다시 해 주세요.',
  },
  'Revoke a passkey': { fr: 'Révoquer une clé d’accès', ko: '패스키 취소' },
  'Revoke the passkey “{name}”?': {
    fr: 'Révoquer la clé d’accès « {name} » ?',
    ko: '패스키 “{name}” 항목을 취소할까요?',
  },
  'You can no longer sign in with it. You are signed out everywhere else, and your API tokens stop working. Delete it on the device too, so that it is no longer offered.':
    {
      fr: 'Elle ne vous connectera plus, vous serez déconnecté partout ailleurs, et vos jetons d’API ne fonctionneront plus. Supprimez-la aussi sur l’appareil, pour qu’elle ne soit plus proposée.',
      ko: '더 이상 이 패스키로 로그인할 수 없으며 다른 모든 곳에서 로그아웃되고 API 토큰도 끝납니다. 다시 표시되지 않도록 기기에서도 삭제하세요.',
    },

  // Sessions
  Sessions: { fr: 'Sessions', ko: '세션' },
  'Sessions, this one first': { fr: 'Sessions, celle-ci en premier', ko: '세션, 현재 세션 먼저' },
  'You’re signed in on these devices. End any session you don’t recognise, then change your password.': {
    fr: 'Voici où vous êtes connecté. Mettez fin à toute session que vous ne reconnaissez pas, puis changez votre mot de passe.',
    ko: '현재 로그인되어 있는 곳입니다. 모르는 세션이 있으면 종료하고 비밀번호를 변경하세요.',
  },
  'Changing it also revokes your API tokens.': {
    fr: 'Ce changement révoque aussi vos jetons d’API.',
    ko: '비밀번호를 변경하면 API 토큰도 취소됩니다.',
  },
  'Changing it, or “End all others”, also revokes your API tokens.': {
    fr: 'Ce changement, comme « Terminer toutes les autres », révoque aussi vos jetons d’API.',
    ko: '비밀번호를 변경하거나 ‘다른 세션 모두 종료’를 누르면 API 토큰도 취소됩니다.',
  },
  'Your browser then asks for your fingerprint, face or PIN.': {
    fr: 'Votre navigateur demande ensuite votre empreinte, votre visage ou votre code.',
    ko: '이어서 브라우저가 지문, 얼굴 또는 PIN을 요청합니다.',
  },
  'End all others': { fr: 'Terminer toutes les autres', ko: '다른 세션 모두 종료' },
  Device: { fr: 'Appareil', ko: '기기' },
  Address: { fr: 'Adresse', ko: '주소' },
  'Signed in': { fr: 'Connexion', ko: '로그인 시각' },
  'Last seen': { fr: 'Dernière activité', ko: '마지막 활동' },
  'This session': { fr: 'Cette session', ko: '현재 세션' },
  End: { fr: 'Terminer', ko: '종료' },
  'the session of {device}': { fr: 'la session : {device}', ko: '세션: {device}' },
  'The session has ended.': { fr: 'La session est terminée.', ko: '세션을 종료했습니다.' },
  'That session had already ended.': {
    fr: 'Cette session était déjà terminée.',
    ko: '이미 종료된 세션입니다.',
  },
  'There was no other session.': { fr: 'Il n’y avait pas d’autre session.', ko: '다른 세션이 없었습니다.' },
  'The other session has ended.': { fr: 'L’autre session est terminée.', ko: '다른 세션을 종료했습니다.' },
  'All {count} other sessions have ended.': {
    fr: 'Les {count} autres sessions sont terminées.',
    ko: '다른 세션 {count}개를 모두 종료했습니다.',
  },
  'A browser': { fr: 'Un navigateur', ko: '브라우저' },
  'Unknown device': { fr: 'Appareil inconnu', ko: '알 수 없는 기기' },
  '{browser} on an iPhone': { fr: '{browser} sur iPhone', ko: '{browser}, iPhone' },
  '{browser} on an iPad': { fr: '{browser} sur iPad', ko: '{browser}, iPad' },
  '{browser} on Android': { fr: '{browser} sous Android', ko: '{browser}, Android' },
  '{browser} on Windows': { fr: '{browser} sous Windows', ko: '{browser}, Windows' },
  '{browser} on a Chromebook': { fr: '{browser} sur Chromebook', ko: '{browser}, Chromebook' },
  '{browser} on a Mac': { fr: '{browser} sur Mac', ko: '{browser}, Mac' },
  '{browser} on Linux': { fr: '{browser} sous Linux', ko: '{browser}, Linux' },

  // API tokens
  'API tokens': { fr: 'Jetons d’API', ko: 'API 토큰' },
  'Your role can’t read this': { fr: 'Votre rôle ne permet pas de le lire', ko: '내 역할로는 읽을 수 없습니다' },
  'A token lets your own programs read some of what your role can see.': {
    fr: 'Un jeton permet à vos propres programmes de lire une partie de ce que votre rôle permet de voir.',
    ko: '토큰을 쓰면 내가 만든 프로그램에서 내 역할로 볼 수 있는 내용의 일부를 읽을 수 있습니다.',
  },
  'May read': { fr: 'Accès en lecture', ko: '읽기 권한' },
  'Choose what the token may read': {
    fr: 'Choisissez ce que le jeton permet de lire',
    ko: '토큰으로 읽을 수 있는 내용을 선택해 주세요',
  },
  'Dashboard figures': { fr: 'Chiffres du tableau de bord', ko: '대시보드 수치' },
  'Enquiries and applications': { fr: 'Demandes et candidatures', ko: '문의와 지원' },
  'Description of the records API (OpenAPI)': {
    fr: 'Description de l’API des dossiers (OpenAPI)',
    ko: '기록 API 설명(OpenAPI)',
  },
  token: { fr: 'le jeton', ko: '토큰' },
  'Create token': { fr: 'Créer un jeton', ko: '토큰 만들기' },
  'The new token': { fr: 'Le nouveau jeton', ko: '새 토큰' },
  'For your own reference, such as “Wallboard”.': {
    fr: 'Pour vous y retrouver, par exemple « Tableau mural ».',
    ko: '구분하기 위한 이름입니다. 예: ‘상황판’',
  },
  'Label is required': { fr: 'Indiquez un libellé', ko: '이름표를 입력해 주세요' },
  'Choose how long the token is valid': {
    fr: 'Choisissez la durée de validité du jeton',
    ko: '토큰의 유효 기간을 선택해 주세요',
  },
  'Your tokens': { fr: 'Vos jetons', ko: '내 토큰' },
  'Your tokens, newest first': { fr: 'Vos jetons, du plus récent au plus ancien', ko: '내 토큰, 최신순' },
  'No tokens yet': { fr: 'Pas encore de jeton', ko: '아직 토큰이 없습니다' },
  'Last used': { fr: 'Dernière utilisation', ko: '마지막 사용' },
  'How to use a token': { fr: 'Comment utiliser un jeton', ko: '토큰 사용 방법' },
  'Send it as “Authorization: Bearer …” to one of these addresses:': {
    fr: 'Envoyez-le dans l’en-tête « Authorization: Bearer … » à l’une de ces adresses :',
    ko: '다음 주소 중 하나로 ‘Authorization: Bearer …’ 헤더에 담아 보내세요.',
  },
  'Token created. Copy it now: it won’t be shown again.': {
    fr: 'Jeton créé. Copiez-le maintenant : il ne sera plus affiché.',
    ko: '토큰을 만들었습니다. 지금 복사해 두세요. 다시 표시되지 않습니다.',
  },
  'Failed to create the token. Please try again.': {
    fr: 'La création du jeton a échoué. Réessayez.',
    ko: '토큰을 만들지 못했습니다. 다시 시도해 주세요.',
  },
  'Token revoked': { fr: 'Jeton révoqué', ko: '토큰을 취소했습니다' },
} as const satisfies Translations
