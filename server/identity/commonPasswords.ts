/**
 * Common passwords of eight characters and more, in lower case: the top of published frequency
 * lists, English and Spanish. Keyboard rows and repeated characters are rejected by rule instead
 * (`passwordRules.ts`).
 */
const WORDS = `
  password passw0rd p@ssw0rd p@ssword pa$$word pa$$w0rd passwort password1 password2 password3 password4 password5
  password7 password9 password01 password10 password11 password12 password13 password21 password22 password69
  password99 password123 password1234 password12345 password123456 password2020 password2021 password2022 password2023
  password2024 password2025 password2026 password! password1! password@123 p@ssw0rd1 p@ssw0rd123 passw0rd1 passw0rd123
  mypassword thepassword password1. passpass passport pass1234 pass12345 pass123456 contraseña contrasena contraseña1
  contrasena1 contraseña123 contrasena123 micontraseña micontrasena contraseñas micontra clave123 clave1234 clave12345
  clave123456 claveclave miclave1 miclave123 claves123 secreto1 secreto123 secret123 secretos topsecret abc12345
  abc123456 abc123abc abcd1234 abcd12345 abcde123 abcde12345 abcdef123 abcdefg1 a1234567 a12345678 a123456789 a1b2c3d4
  a1b2c3d4e5 1a2b3c4d 1a2b3c4d5e aa123456 aa12345678 asd12345 asd123456 asdf1234 asdf12345 asdfasdf asdfqwer
  asdfghjkl1 asdasdasd asd123asd asdqwe123 qwe12345 qwe123456 qwe123qwe qweasdzxc qweqweqwe qweasd123 qwertyuiop1
  qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwerty321 qwertyqwerty qwer1234 qwer12345 qwerasdf qwerqwer
  qwert123 qwert1234 qwert12345 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx
  1qaz2wsx3edc 1qazxsw2 !qaz2wsx zaq12wsx zaq1zaq1 zaq1xsw2 qazwsxedc qazwsx123 qazwsxedcrfv zxcvbnm1 zxcvbnm123
  zxcvbnmm zxcvbnm, zxcvasdf zxcvzxcv azertyuiop azerty123 12qwaszx 123qweasd 123qwe123 123qweasdzxc 1234qwer
  12345qwert 123456qwe 123456qwerty 123abc123 123456abc 12345abc 1234abcd 123456a1 12345678a 123456789a 1234567a
  123456aa 123123123 123123abc 12341234 12344321 1234554321 123454321 123321123 123456654321 12301230 10203040
  102030405060 1020304050 11223344 1122334455 112233445566 12312312 12345612 12345679 12345671 123456781 1234567891
  12345678910 1234567899 123456789q 123456789z 123456789* 12345678. 123456789. 147258369 147852369 147896325
  1472583690 159357159 159753159 159951159 159357456 159159159 321321321 369258147 741852963 7418529630 789456123
  7894561230 789789789 963852741 456456456 456789123 147147147 258258258 147258147 14725836 31415926 314159265
  19871987 19881988 19891989 19901990 19921992 19951995 20102010 20202021 20212021 20232023 20242024 20252025 01020304
  0102030405 00112233 administrator administrador admin123 admin1234 admin12345 admin123456 admin2020 admin2023
  admin2024 admin2025 admin@123 adminadmin superadmin root1234 rootroot toor1234 usuario1 usuario123 invitado
  invitado1 welcome1 welcome12 welcome123 welcome1234 bienvenido bienvenida bienvenido1 bienvenidos cambiame cambiame1
  cambiame123 changeme changeme1 changeme123 letmein1 letmein12 letmein123 test1234 test12345 test123456 testtest
  testing1 testing123 prueba12 prueba123 prueba1234 pruebas123 temporal temporal1 temporal123 default1 guest123
  guest1234 user1234 user12345 demo1234 demo12345 demodemo login123 login1234 master12 master123 master1234 computer
  computer1 computadora internet internet1 facebook facebook1 instagram youtube1 google123 gmail123 hotmail1
  hotmail123 whatsapp samsung1 samsung123 iphone123 android1 windows1 microsoft minecraft minecraft1 fortnite
  roblox123 iloveyou iloveyou1 iloveyou2 iloveyou! iloveyou123 iloveu12 iloveme1 loveyou1 lovelove loveme123 iloveyouu
  iloveyou12 teamo123 teamo1234 teamomucho teamoteamo tequiero tequiero1 tequieromucho teamomas tequieromas miamor123
  miamor12 miamorcito amorcito amorcito1 amoramor amormio1 amor1234 amor12345 amorypaz amoreterno amordemivida
  teextraño teextrano teadoro1 mivida123 mividaeres corazon1 corazon123 corazones corazoncito princesa princesa1
  princesa123 princess princess1 princess123 principe principe1 estrella estrella1 estrellita mariposa mariposa1
  mariposas hermosa1 hermosa123 preciosa preciosa1 bonita123 muñequita munequita chiquita chiquita1 chocolate
  chocolate1 caramelo caramelos florecita florecitas sunshine sunshine1 sunflower butterfly butterfly1 blink182
  baseball baseball1 basketball football football1 football123 futbol123 futbol10 futbolista soccer12 soccer123
  liverpool liverpool1 arsenal1 arsenal123 chelsea1 chelsea123 barcelona barcelona1 barcelona10 realmadrid realmadrid1
  madrid123 juventus manchester universitario universitario1 alianzalima alianza123 alianza1901 cristal123
  sportingcristal cienciano1 melgar123 peru1234 peru12345 peru2020 peru2021 peru2023 peru2024 peru2025 peru2026
  peruperu vivaelperu arribaperu lima1234 lima12345 limaperu limalima trujillo trujillo1 arequipa arequipa1
  arequipa123 chiclayo chiclayo1 cusco123 iquitos1 huancayo huancayo1 chimbote ayacucho cajamarca machupicchu inkakola
  incakola cevichito argentina argentina1 colombia colombia1 venezuela venezuela1 mexico123 guadalupe guadalupe1
  superman superman1 superman123 batman123 batman12 spiderman spiderman1 ironman1 starwars starwars1 pokemon1
  pokemon123 pikachu1 naruto12 naruto123 dragonball dragonball1 goku1234 hellokitty mickey123 mickeymouse nintendo
  playstation jesus123 jesus1234 jesucristo jesucristo1 jesusteamo jesuschrist diosesamor diosesfiel dios1234
  diosteama diostebendiga cristo123 cristovive bendecida bendiciones angelito angelito1 angelitos angel123 angel1234
  angeles1 alejandro alejandro1 alejandra alejandra1 alexander alexander1 alexandra alexis123 andrea123 andres123
  antonio1 antonio123 beatriz1 camila123 carlitos carlos12 carlos123 carlos1234 carolina carolina1 catalina charlie1
  charlie123 christian christian1 claudia1 claudia123 cristian cristian1 cristina cristina1 cristiano daniel12
  daniel123 daniela1 daniela123 danielito diego123 eduardo1 eduardo123 elizabeth elizabeth1 estefania fernanda
  fernanda1 fernando fernando1 fernando123 francisco francisco1 gabriela gabriela1 gabriel1 gabriel123 gonzalo1
  gustavo1 isabella isabella1 jennifer jennifer1 jessica1 jessica123 jonathan jonathan1 jordan23 jose1234 joseluis
  joseluis1 juan1234 juancarlos juancarlos1 juanito1 juanpablo katherine leonardo leonardo1 luis1234 luisangel
  luismiguel manuel123 marcos123 margarita maria123 maria1234 mariajose mariana1 mariana123 martin123 matthew1
  mauricio mauricio1 mercedes michael1 michael123 michelle michelle1 miguel12 miguel123 miguelangel natalia1
  natalia123 nicolas1 nicolas123 nicole12 nicole123 patricia patricia1 patrick1 paola123 ricardo1 ricardo123 roberto1
  roberto123 rodrigo1 rodrigo123 samantha samantha1 santiago santiago1 sebastian sebastian1 sebastian123 sofia123
  stephanie valentina valentina1 valeria1 valeria123 vanessa1 vanessa123 veronica veronica1 victoria victoria1
  victor123 victoria123 william1 yolanda1 trustno1 whatever whatever1 nothing1 blahblah monkey12 monkey123 dragon12
  dragon123 tigger12 killer12 killer123 shadow12 shadow123 hunter12 hunter123 freedom1 forever1 fuckyou1 fuckyou2
  fuckyou123 fuckoff1 babygirl babygirl1 babyboy1 anonymous anonymous1 mustang1 corvette mercedes1 ferrari1 porsche1
  yamaha123 chevrolet toyota123 hyundai1 rockstar rockstar1 metallica metallica1 nirvana1 cocacola cocacola1 pepsi123
  marlboro jackdaniels cookie123 buster12 snoopy12 scooby12 sweetheart summer123 winter123 summer2020 summer2021
  summer2022 summer2023 summer2024 summer2025 verano2020 verano2021 verano2022 verano2023 verano2024 verano2025
  verano2026 invierno primavera primavera1 navidad1 navidad123 felicidad felicidad1 libertad libertad1 esperanza
  esperanza1 amistad1 familia1 familia123 mifamilia mifamilia1 mihija123 mishijos mishijos1 misamores mimama123
  mipapa123 mamaypapa hola1234 hola12345 hola123456 holahola holamundo holaquetal quetal123 nose1234 noseque1 noloseee
  nomeacuerdo nomeolvides olvidada olvidado loquesea loquesea1 cualquiera tumadre1 pendejo1 mierda123 gatito12
  gatito123 gatitos1 perrito1 perrito123 perritos elefante tortuga1 leoncito zanahoria manzana1 manzana123 guitarra
  guitarra1 musica123 reggaeton bailando aventura aventura1 estudiante estudiante1 profesor profesora trabajo1
  trabajo123 empresa1 empresa123 oficina1 oficina123 negocio1 cliente1 cliente123 clientes proveedor ventas123
  sistemas sistemas1 sistemas123 soporte1 soporte123 seguridad seguridad1 universidad colegio123 ingeniero ingenieria
  arquitecto
`;

/** All in lower case. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));
