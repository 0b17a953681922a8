// Written by `npm run spec` from spec/; change it there.
import { ucs2length as func3 } from './runtime.js'

export const results = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://jp-conformance.dev/spec/results/results","title":"Results","description":"What a certification found: one document, from which every report format is made.","type":"object","additionalProperties":false,"required":["format","suite","spec","subject","seed","outcome","counts","results"],"properties":{"format":{"const":1,"description":"Version of this document's format."},"suite":{"type":"object","description":"The program that judged.","properties":{"name":{"const":"jp-conformance","description":"Always jp-conformance."},"version":{"type":"string","description":"Its version."},"node":{"type":"string","description":"The version of Node it ran on."},"platform":{"type":"string","description":"Operating system and processor, such as linux-x64."}},"additionalProperties":false,"required":["name","version"]},"spec":{"type":"object","description":"What the subject was judged by.","properties":{"revision":{"type":"string","description":"Id of the revision in spec/revisions.yaml."},"profile":{"type":"string","description":"The profile that was asked for, when one was."},"sha256":{"type":"string","description":"Digest of the spec folder.","pattern":"^[0-9a-f]{64}$"}},"additionalProperties":false,"required":["revision"]},"subject":{"type":"object","description":"What was judged.","properties":{"role":{"$ref":"#/$defs/role","description":"The side it plays."},"command":{"type":"array","description":"The argument vector that started it.","items":{"type":"string","description":"One word of the command."}},"sha256":{"type":"string","description":"Digest of the program file; absent when the file could not be read, as in an image.","pattern":"^[0-9a-f]{64}$"},"name":{"type":"string","description":"The name it gave itself or was configured with."},"version":{"type":"string","description":"The version it gave itself."},"image":{"type":"string","description":"The container image it ran in."},"features":{"type":"array","description":"The features it claims.","items":{"type":"string","description":"Id of a feature in spec/features.yaml."},"uniqueItems":true}},"additionalProperties":false,"required":["role","command"]},"command":{"type":"array","description":"The argument vector of the suite itself.","items":{"type":"string","description":"One word of the command."}},"started":{"type":"string","description":"When the run began, in UTC.","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z$"},"ms":{"type":"number","minimum":0,"description":"How long the run took, in milliseconds."},"seed":{"type":"integer","description":"The seed of everything that was chosen at random."},"shard":{"type":"object","description":"Which part of the checks this document holds.","properties":{"index":{"type":"integer","description":"Number of the part, from 1.","minimum":1},"of":{"type":"integer","description":"How many parts there are.","minimum":1}},"additionalProperties":false,"required":["index","of"]},"timeScale":{"type":"number","exclusiveMinimum":0,"description":"The factor by which every time limit was multiplied."},"interrupted":{"const":true,"description":"Present when the run was ended early: what is missing was not looked at."},"outcome":{"$ref":"#/$defs/outcome","description":"The verdict on the whole subject."},"counts":{"type":"object","description":"How many results have each verdict.","properties":{"pass":{"type":"integer","description":"Results with the verdict pass.","minimum":0},"fail":{"type":"integer","description":"Results with the verdict fail.","minimum":0},"warn":{"type":"integer","description":"Results with the verdict warn.","minimum":0},"inconclusive":{"type":"integer","description":"Results with the verdict inconclusive.","minimum":0},"not-applicable":{"type":"integer","description":"Results with the verdict not-applicable.","minimum":0},"error":{"type":"integer","description":"Results with the verdict error.","minimum":0}},"additionalProperties":false,"required":["pass","fail","warn","inconclusive","not-applicable","error"]},"results":{"type":"array","description":"One entry for each check on each case, in the order in which they were judged.","items":{"$ref":"#/$defs/result"}},"nullLine":{"type":"array","description":"What the same checks say of programs that do nothing useful: how far a pass can be had for free.","items":{"type":"object","description":"What one stand-in scored.","properties":{"subject":{"type":"string","description":"Name of the stand-in."},"pass":{"type":"integer","description":"Results that passed.","minimum":0},"fail":{"type":"integer","description":"Results that failed.","minimum":0},"other":{"type":"integer","description":"All other results.","minimum":0},"outcome":{"$ref":"#/$defs/outcome","description":"The outcome it was given."}},"additionalProperties":false,"required":["subject","pass","fail","other","outcome"]}},"outdatedKnownFailures":{"type":"array","description":"Entries of the known failures that have outlived themselves; as long as there is one, the subject is not conformant.","items":{"type":"object","description":"One entry.","properties":{"at":{"type":"string","description":"File and line where it stands."},"reason":{"type":"string","description":"What is wrong with it, in one sentence."}},"additionalProperties":false,"required":["at","reason"]}},"notExercised":{"type":"array","description":"Requirements that nothing in the run could show, each with what would.","items":{"type":"object","description":"One requirement without an observation.","properties":{"requirement":{"type":"string","description":"Id of the requirement."},"advice":{"type":"string","description":"What to add to the configuration, in one sentence."}},"additionalProperties":false,"required":["requirement","advice"]}},"leftBehind":{"type":"array","description":"Processes that the subject left behind; no requirement forbids it unless a result says so.","items":{"type":"object","description":"One program, left behind in one way.","properties":{"process":{"type":"string","description":"Name of the process."},"how":{"enum":["group","escaped","zombie"],"description":"Running in the subject's process group, running outside of it, or ended and not reaped."},"session":{"type":"string","description":"The first session that left it; absent for what was found when the run was over."},"times":{"type":"integer","description":"How many there were in all.","minimum":1}},"additionalProperties":false,"required":["process","how","times"]}},"noise":{"type":"object","description":"Measured delays of the machine, in milliseconds, by name, such as spawnMs and echoMs.","additionalProperties":{"type":"number"}},"smoke":{"type":"object","description":"Whether the subject could be spoken to at all.","properties":{"started":{"type":"boolean","description":"True when the program could be started."},"spoke":{"type":"boolean","description":"False when nothing it said belonged to the protocol: then the sentence is what the run comes down to."},"firstMessageMs":{"type":["number","null"],"minimum":0,"description":"Milliseconds until its first message; null when none came."},"sentence":{"type":"string","description":"What was seen, in one sentence."}},"additionalProperties":false,"required":["started","sentence"]},"transcripts":{"type":"object","description":"The sessions by id; long texts are cut for display.","additionalProperties":{"type":"array","description":"The session's events in order.","items":{"$ref":"#/$defs/transcriptEvent"}}}},"$defs":{"role":{"enum":["tool","host","plugin","plugin-host","flattener"],"description":"The side a subject plays."},"level":{"enum":["must","should","may"],"description":"How strongly a requirement binds."},"verdict":{"enum":["pass","fail","warn","inconclusive","not-applicable","error"],"description":"What one check found; error is the suite's own fault."},"outcome":{"enum":["conformant","nonconformant","partial","error"],"description":"What the results amount to: partial when nothing ran or something required stayed inconclusive."},"result":{"type":"object","description":"What one check found on one case.","properties":{"check":{"type":"string","description":"Name of the check or rule."},"requirement":{"type":"string","description":"Id of the requirement it verifies.","pattern":"^[a-z0-9-]+(\\.[a-z0-9-]+)+$"},"level":{"$ref":"#/$defs/level","description":"Level of the requirement; a should that is not met warns and decides nothing."},"verdict":{"$ref":"#/$defs/verdict","description":"The verdict."},"reason":{"type":"string","description":"Why, in one sentence.","minLength":1},"expected":{"type":"string","description":"What would have passed."},"observed":{"type":"string","description":"What was seen instead."},"case":{"type":"string","description":"Name of the case."},"fault":{"type":"string","description":"The misbehaviour the suite's side showed on purpose in this session."},"ms":{"type":"number","minimum":0,"description":"How long it took, in milliseconds."},"transcript":{"type":"string","description":"Key of its session in transcripts."},"event":{"type":"integer","description":"Position, in that transcript, of the event it is about, from 0.","minimum":0},"heldFor":{"type":"string","description":"The requirement whose check held that session, when it is another one: who wants to see this again chooses both.","pattern":"^[a-z0-9-]+(\\.[a-z0-9-]+)+$"},"requirementText":{"type":"string","description":"The sentence of the requirement."},"source":{"description":"Where the requirement comes from, such as `rfd-d11 §Message framing`.","anyOf":[{"type":"string"},{"type":"array","items":{"type":"string"}}]},"difference":{"type":"array","description":"The smallest schema that shows it, line by line: `-` begins what was given, `+` what came back, a space what both have.","items":{"type":"string","pattern":"^[-+ ]"}},"advice":{"type":"string","description":"What the author of the subject can do about it."},"known":{"const":true,"description":"Present when the known-failures file lists this failure."}},"additionalProperties":false,"required":["check","requirement","level","verdict","reason"]},"transcriptEvent":{"description":"One event of a recorded session.","oneOf":[{"type":"object","description":"The session begins.","properties":{"event":{"const":"start","description":"Says which kind of event this is."},"at":{"type":"integer","description":"Microseconds since the session began.","minimum":0},"session":{"type":"string","description":"Id of the session."},"role":{"$ref":"#/$defs/role","description":"The side the subject plays."},"command":{"type":"array","description":"How the subject was started.","items":{"type":"string","description":"One word of the command."}},"case":{"type":"string","description":"Name of the case."},"fault":{"description":"The misbehaviour that our side shows on purpose."},"baseline":{"type":"string","description":"Id of the session without the fault."},"revision":{"type":"string","description":"Id of the spec revision."},"context":{"type":"object","description":"What the case and the configuration say that a judge needs to know."}},"additionalProperties":true,"required":["event","at","session","role","command","revision"]},{"type":"object","description":"Bytes written to the subject.","properties":{"event":{"const":"sent","description":"Says which kind of event this is."},"at":{"type":"integer","description":"Microseconds since the session began.","minimum":0},"text":{"type":"string","description":"The content, when it is UTF-8."},"base64":{"type":"string","description":"The content, when it is not UTF-8."},"note":{"type":"string","description":"Why they were sent."}},"additionalProperties":true,"required":["event","at"]},{"type":"object","description":"One line from the subject's standard output.","properties":{"event":{"const":"received","description":"Says which kind of event this is."},"at":{"type":"integer","description":"Microseconds since the session began.","minimum":0},"text":{"type":"string","description":"The content, when it is UTF-8."},"base64":{"type":"string","description":"The content, when it is not UTF-8."},"bytes":{"type":"integer","description":"The real size, when the text was cut.","minimum":0},"ending":{"enum":["lf","none"],"description":"How the line ended."}},"additionalProperties":true,"required":["event","at","ending"]},{"type":"object","description":"Text from the subject's standard error.","properties":{"event":{"const":"stderr","description":"Says which kind of event this is."},"at":{"type":"integer","description":"Microseconds since the session began.","minimum":0},"text":{"type":"string","description":"The text."},"cut":{"const":true,"description":"Present when the text was cut."}},"additionalProperties":true,"required":["event","at","text"]},{"type":"object","description":"A stream ended: we closed stdin, or the subject closed stdout.","properties":{"event":{"const":"closed","description":"Says which kind of event this is."},"at":{"type":"integer","description":"Microseconds since the session began.","minimum":0},"stream":{"enum":["stdin","stdout"],"description":"Which stream."}},"additionalProperties":true,"required":["event","at","stream"]},{"type":"object","description":"A signal was sent to the subject.","properties":{"event":{"const":"signal","description":"Says which kind of event this is."},"at":{"type":"integer","description":"Microseconds since the session began.","minimum":0},"signal":{"type":"string","description":"Name of the signal."},"reason":{"type":"string","description":"Why it was sent."}},"additionalProperties":true,"required":["event","at","signal","reason"]},{"type":"object","description":"A named deadline passed.","properties":{"event":{"const":"timer","description":"Says which kind of event this is."},"at":{"type":"integer","description":"Microseconds since the session began.","minimum":0},"name":{"type":"string","description":"Name of the deadline."},"ms":{"type":"number","minimum":0,"description":"Its length in milliseconds."},"late":{"type":"number","minimum":0,"description":"How much later than that it was noticed, in milliseconds."},"after":{"type":"string","description":"What else than milliseconds it is measured in, and how much of that: 50000 lines."}},"additionalProperties":true,"required":["event","at","name","ms"]},{"type":"object","description":"The subject ended.","properties":{"event":{"const":"exit","description":"Says which kind of event this is."},"at":{"type":"integer","description":"Microseconds since the session began.","minimum":0},"code":{"type":["integer","null"],"description":"Its status; null when a signal ended it."},"signal":{"type":["string","null"],"description":"The signal that ended it, or null."},"survivors":{"type":"array","description":"Processes it left behind.","items":{"type":"string","description":"Command line of a process."}},"zombies":{"type":"array","description":"Processes that had ended and that it had not reaped when it said its last word.","items":{"type":"string","description":"Name of a process."}}},"additionalProperties":true,"required":["event","at","code","signal"]},{"type":"object","description":"What our probe tool, which a host ran, told past the protocol.","properties":{"event":{"const":"probe","description":"Says which kind of event this is."},"at":{"type":"integer","description":"Microseconds since the session began.","minimum":0},"call":{"type":"string","description":"Id of the call that started the probe."},"entry":{"type":"object","description":"A line that the host wrote to it, a signal, a mark, or what a step saw."}},"additionalProperties":true,"required":["event","at","call","entry"]},{"type":"object","description":"A request of the host to our HTTP server.","properties":{"event":{"const":"web","description":"Says which kind of event this is."},"at":{"type":"integer","description":"Microseconds since the session began.","minimum":0},"request":{"type":"object","description":"Method, path, headers and body."}},"additionalProperties":true,"required":["event","at","request"]},{"type":"object","description":"What came in place of a line that answers.","properties":{"event":{"const":"reply","description":"Says which kind of event this is."},"at":{"type":"integer","description":"Microseconds since the session began.","minimum":0},"exchange":{"type":"integer","description":"Number of the exchange."},"reply":{"type":"object","description":"Its kind, and what is known of it."}},"additionalProperties":true,"required":["event","at","exchange","reply"]},{"type":"object","description":"An instance that the suite chose for a trial.","properties":{"event":{"const":"instance","description":"Says which kind of event this is."},"at":{"type":"integer","description":"Microseconds since the session began.","minimum":0},"instance":{"type":"object","description":"Its value, and what it was chosen for.","properties":{"value":{"description":"The instance."}}}},"additionalProperties":true,"required":["event","at","instance"]},{"type":"object","description":"A fact that the harness adds.","properties":{"event":{"const":"note","description":"Says which kind of event this is."},"at":{"type":"integer","description":"Microseconds since the session began.","minimum":0},"text":{"type":"string","description":"What it is."},"data":{"description":"The fact itself, such as the final files of the project."}},"additionalProperties":true,"required":["event","at","text"]}]}}};
const schema32 = {"enum":["tool","host","plugin","plugin-host","flattener"],"description":"The side a subject plays."};
const schema33 = {"enum":["conformant","nonconformant","partial","error"],"description":"What the results amount to: partial when nothing ran or something required stayed inconclusive."};
const func1 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[0-9a-f]{64}$", "u");
const pattern6 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z$", "u");
const schema34 = {"type":"object","description":"What one check found on one case.","properties":{"check":{"type":"string","description":"Name of the check or rule."},"requirement":{"type":"string","description":"Id of the requirement it verifies.","pattern":"^[a-z0-9-]+(\\.[a-z0-9-]+)+$"},"level":{"$ref":"#/$defs/level","description":"Level of the requirement; a should that is not met warns and decides nothing."},"verdict":{"$ref":"#/$defs/verdict","description":"The verdict."},"reason":{"type":"string","description":"Why, in one sentence.","minLength":1},"expected":{"type":"string","description":"What would have passed."},"observed":{"type":"string","description":"What was seen instead."},"case":{"type":"string","description":"Name of the case."},"fault":{"type":"string","description":"The misbehaviour the suite's side showed on purpose in this session."},"ms":{"type":"number","minimum":0,"description":"How long it took, in milliseconds."},"transcript":{"type":"string","description":"Key of its session in transcripts."},"event":{"type":"integer","description":"Position, in that transcript, of the event it is about, from 0.","minimum":0},"heldFor":{"type":"string","description":"The requirement whose check held that session, when it is another one: who wants to see this again chooses both.","pattern":"^[a-z0-9-]+(\\.[a-z0-9-]+)+$"},"requirementText":{"type":"string","description":"The sentence of the requirement."},"source":{"description":"Where the requirement comes from, such as `rfd-d11 §Message framing`.","anyOf":[{"type":"string"},{"type":"array","items":{"type":"string"}}]},"difference":{"type":"array","description":"The smallest schema that shows it, line by line: `-` begins what was given, `+` what came back, a space what both have.","items":{"type":"string","pattern":"^[-+ ]"}},"advice":{"type":"string","description":"What the author of the subject can do about it."},"known":{"const":true,"description":"Present when the known-failures file lists this failure."}},"additionalProperties":false,"required":["check","requirement","level","verdict","reason"]};
const schema35 = {"enum":["must","should","may"],"description":"How strongly a requirement binds."};
const schema36 = {"enum":["pass","fail","warn","inconclusive","not-applicable","error"],"description":"What one check found; error is the suite's own fault."};

const pattern7 = new RegExp("^[a-z0-9-]+(\\.[a-z0-9-]+)+$", "u");
const pattern9 = new RegExp("^[-+ ]", "u");

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.check === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "check"},message:"must have required property '"+"check"+"'",schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requirement === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requirement"},message:"must have required property '"+"requirement"+"'",schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.level === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "level"},message:"must have required property '"+"level"+"'",schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.verdict === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verdict"},message:"must have required property '"+"verdict"+"'",schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.reason === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'",schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema34.properties, key0))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.check !== undefined){
let data0 = data.check;
if(typeof data0 !== "string"){
const err6 = {instancePath:instancePath+"/check",schemaPath:"#/properties/check/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.check.type,parentSchema:schema34.properties.check,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.requirement !== undefined){
let data1 = data.requirement;
if(typeof data1 === "string"){
if(!pattern7.test(data1)){
const err7 = {instancePath:instancePath+"/requirement",schemaPath:"#/properties/requirement/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9-]+(\\.[a-z0-9-]+)+$"},message:"must match pattern \""+"^[a-z0-9-]+(\\.[a-z0-9-]+)+$"+"\"",schema:"^[a-z0-9-]+(\\.[a-z0-9-]+)+$",parentSchema:schema34.properties.requirement,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/requirement",schemaPath:"#/properties/requirement/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.requirement.type,parentSchema:schema34.properties.requirement,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.level !== undefined){
let data2 = data.level;
if(!(((data2 === "must") || (data2 === "should")) || (data2 === "may"))){
const err9 = {instancePath:instancePath+"/level",schemaPath:"#/$defs/level/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values",schema:schema35.enum,parentSchema:schema35,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.verdict !== undefined){
let data3 = data.verdict;
if(!((((((data3 === "pass") || (data3 === "fail")) || (data3 === "warn")) || (data3 === "inconclusive")) || (data3 === "not-applicable")) || (data3 === "error"))){
const err10 = {instancePath:instancePath+"/verdict",schemaPath:"#/$defs/verdict/enum",keyword:"enum",params:{allowedValues: schema36.enum},message:"must be equal to one of the allowed values",schema:schema36.enum,parentSchema:schema36,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.reason !== undefined){
let data4 = data.reason;
if(typeof data4 === "string"){
if(func3(data4) < 1){
const err11 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema34.properties.reason,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.reason.type,parentSchema:schema34.properties.reason,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.expected !== undefined){
let data5 = data.expected;
if(typeof data5 !== "string"){
const err13 = {instancePath:instancePath+"/expected",schemaPath:"#/properties/expected/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.expected.type,parentSchema:schema34.properties.expected,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.observed !== undefined){
let data6 = data.observed;
if(typeof data6 !== "string"){
const err14 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.observed.type,parentSchema:schema34.properties.observed,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.case !== undefined){
let data7 = data.case;
if(typeof data7 !== "string"){
const err15 = {instancePath:instancePath+"/case",schemaPath:"#/properties/case/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.case.type,parentSchema:schema34.properties.case,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.fault !== undefined){
let data8 = data.fault;
if(typeof data8 !== "string"){
const err16 = {instancePath:instancePath+"/fault",schemaPath:"#/properties/fault/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.fault.type,parentSchema:schema34.properties.fault,data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.ms !== undefined){
let data9 = data.ms;
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
const err17 = {instancePath:instancePath+"/ms",schemaPath:"#/properties/ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema34.properties.ms,data:data9};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/ms",schemaPath:"#/properties/ms/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema34.properties.ms.type,parentSchema:schema34.properties.ms,data:data9};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.transcript !== undefined){
let data10 = data.transcript;
if(typeof data10 !== "string"){
const err19 = {instancePath:instancePath+"/transcript",schemaPath:"#/properties/transcript/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.transcript.type,parentSchema:schema34.properties.transcript,data:data10};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.event !== undefined){
let data11 = data.event;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err20 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema34.properties.event.type,parentSchema:schema34.properties.event,data:data11};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
const err21 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema34.properties.event,data:data11};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
if(data.heldFor !== undefined){
let data12 = data.heldFor;
if(typeof data12 === "string"){
if(!pattern7.test(data12)){
const err22 = {instancePath:instancePath+"/heldFor",schemaPath:"#/properties/heldFor/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9-]+(\\.[a-z0-9-]+)+$"},message:"must match pattern \""+"^[a-z0-9-]+(\\.[a-z0-9-]+)+$"+"\"",schema:"^[a-z0-9-]+(\\.[a-z0-9-]+)+$",parentSchema:schema34.properties.heldFor,data:data12};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/heldFor",schemaPath:"#/properties/heldFor/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.heldFor.type,parentSchema:schema34.properties.heldFor,data:data12};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.requirementText !== undefined){
let data13 = data.requirementText;
if(typeof data13 !== "string"){
const err24 = {instancePath:instancePath+"/requirementText",schemaPath:"#/properties/requirementText/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.requirementText.type,parentSchema:schema34.properties.requirementText,data:data13};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.source !== undefined){
let data14 = data.source;
const _errs31 = errors;
let valid3 = false;
const _errs32 = errors;
if(typeof data14 !== "string"){
const err25 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.source.anyOf[0].type,parentSchema:schema34.properties.source.anyOf[0],data:data14};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var _valid0 = _errs32 === errors;
valid3 = valid3 || _valid0;
const _errs34 = errors;
if(Array.isArray(data14)){
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
let data15 = data14[i0];
if(typeof data15 !== "string"){
const err26 = {instancePath:instancePath+"/source/" + i0,schemaPath:"#/properties/source/anyOf/1/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.source.anyOf[1].items.type,parentSchema:schema34.properties.source.anyOf[1].items,data:data15};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema34.properties.source.anyOf[1].type,parentSchema:schema34.properties.source.anyOf[1],data:data14};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var _valid0 = _errs34 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const err28 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema34.properties.source.anyOf,parentSchema:schema34.properties.source,data:data14};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
else {
errors = _errs31;
if(vErrors !== null){
if(_errs31){
vErrors.length = _errs31;
}
else {
vErrors = null;
}
}
}
}
if(data.difference !== undefined){
let data16 = data.difference;
if(Array.isArray(data16)){
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
let data17 = data16[i1];
if(typeof data17 === "string"){
if(!pattern9.test(data17)){
const err29 = {instancePath:instancePath+"/difference/" + i1,schemaPath:"#/properties/difference/items/pattern",keyword:"pattern",params:{pattern: "^[-+ ]"},message:"must match pattern \""+"^[-+ ]"+"\"",schema:"^[-+ ]",parentSchema:schema34.properties.difference.items,data:data17};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/difference/" + i1,schemaPath:"#/properties/difference/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.difference.items.type,parentSchema:schema34.properties.difference.items,data:data17};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/difference",schemaPath:"#/properties/difference/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema34.properties.difference.type,parentSchema:schema34.properties.difference,data:data16};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.advice !== undefined){
let data18 = data.advice;
if(typeof data18 !== "string"){
const err32 = {instancePath:instancePath+"/advice",schemaPath:"#/properties/advice/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.advice.type,parentSchema:schema34.properties.advice,data:data18};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.known !== undefined){
let data19 = data.known;
if(true !== data19){
const err33 = {instancePath:instancePath+"/known",schemaPath:"#/properties/known/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant",schema:true,parentSchema:schema34.properties.known,data:data19};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema34.type,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema38 = {"description":"One event of a recorded session.","oneOf":[{"type":"object","description":"The session begins.","properties":{"event":{"const":"start","description":"Says which kind of event this is."},"at":{"type":"integer","description":"Microseconds since the session began.","minimum":0},"session":{"type":"string","description":"Id of the session."},"role":{"$ref":"#/$defs/role","description":"The side the subject plays."},"command":{"type":"array","description":"How the subject was started.","items":{"type":"string","description":"One word of the command."}},"case":{"type":"string","description":"Name of the case."},"fault":{"description":"The misbehaviour that our side shows on purpose."},"baseline":{"type":"string","description":"Id of the session without the fault."},"revision":{"type":"string","description":"Id of the spec revision."},"context":{"type":"object","description":"What the case and the configuration say that a judge needs to know."}},"additionalProperties":true,"required":["event","at","session","role","command","revision"]},{"type":"object","description":"Bytes written to the subject.","properties":{"event":{"const":"sent","description":"Says which kind of event this is."},"at":{"type":"integer","description":"Microseconds since the session began.","minimum":0},"text":{"type":"string","description":"The content, when it is UTF-8."},"base64":{"type":"string","description":"The content, when it is not UTF-8."},"note":{"type":"string","description":"Why they were sent."}},"additionalProperties":true,"required":["event","at"]},{"type":"object","description":"One line from the subject's standard output.","properties":{"event":{"const":"received","description":"Says which kind of event this is."},"at":{"type":"integer","description":"Microseconds since the session began.","minimum":0},"text":{"type":"string","description":"The content, when it is UTF-8."},"base64":{"type":"string","description":"The content, when it is not UTF-8."},"bytes":{"type":"integer","description":"The real size, when the text was cut.","minimum":0},"ending":{"enum":["lf","none"],"description":"How the line ended."}},"additionalProperties":true,"required":["event","at","ending"]},{"type":"object","description":"Text from the subject's standard error.","properties":{"event":{"const":"stderr","description":"Says which kind of event this is."},"at":{"type":"integer","description":"Microseconds since the session began.","minimum":0},"text":{"type":"string","description":"The text."},"cut":{"const":true,"description":"Present when the text was cut."}},"additionalProperties":true,"required":["event","at","text"]},{"type":"object","description":"A stream ended: we closed stdin, or the subject closed stdout.","properties":{"event":{"const":"closed","description":"Says which kind of event this is."},"at":{"type":"integer","description":"Microseconds since the session began.","minimum":0},"stream":{"enum":["stdin","stdout"],"description":"Which stream."}},"additionalProperties":true,"required":["event","at","stream"]},{"type":"object","description":"A signal was sent to the subject.","properties":{"event":{"const":"signal","description":"Says which kind of event this is."},"at":{"type":"integer","description":"Microseconds since the session began.","minimum":0},"signal":{"type":"string","description":"Name of the signal."},"reason":{"type":"string","description":"Why it was sent."}},"additionalProperties":true,"required":["event","at","signal","reason"]},{"type":"object","description":"A named deadline passed.","properties":{"event":{"const":"timer","description":"Says which kind of event this is."},"at":{"type":"integer","description":"Microseconds since the session began.","minimum":0},"name":{"type":"string","description":"Name of the deadline."},"ms":{"type":"number","minimum":0,"description":"Its length in milliseconds."},"late":{"type":"number","minimum":0,"description":"How much later than that it was noticed, in milliseconds."},"after":{"type":"string","description":"What else than milliseconds it is measured in, and how much of that: 50000 lines."}},"additionalProperties":true,"required":["event","at","name","ms"]},{"type":"object","description":"The subject ended.","properties":{"event":{"const":"exit","description":"Says which kind of event this is."},"at":{"type":"integer","description":"Microseconds since the session began.","minimum":0},"code":{"type":["integer","null"],"description":"Its status; null when a signal ended it."},"signal":{"type":["string","null"],"description":"The signal that ended it, or null."},"survivors":{"type":"array","description":"Processes it left behind.","items":{"type":"string","description":"Command line of a process."}},"zombies":{"type":"array","description":"Processes that had ended and that it had not reaped when it said its last word.","items":{"type":"string","description":"Name of a process."}}},"additionalProperties":true,"required":["event","at","code","signal"]},{"type":"object","description":"What our probe tool, which a host ran, told past the protocol.","properties":{"event":{"const":"probe","description":"Says which kind of event this is."},"at":{"type":"integer","description":"Microseconds since the session began.","minimum":0},"call":{"type":"string","description":"Id of the call that started the probe."},"entry":{"type":"object","description":"A line that the host wrote to it, a signal, a mark, or what a step saw."}},"additionalProperties":true,"required":["event","at","call","entry"]},{"type":"object","description":"A request of the host to our HTTP server.","properties":{"event":{"const":"web","description":"Says which kind of event this is."},"at":{"type":"integer","description":"Microseconds since the session began.","minimum":0},"request":{"type":"object","description":"Method, path, headers and body."}},"additionalProperties":true,"required":["event","at","request"]},{"type":"object","description":"What came in place of a line that answers.","properties":{"event":{"const":"reply","description":"Says which kind of event this is."},"at":{"type":"integer","description":"Microseconds since the session began.","minimum":0},"exchange":{"type":"integer","description":"Number of the exchange."},"reply":{"type":"object","description":"Its kind, and what is known of it."}},"additionalProperties":true,"required":["event","at","exchange","reply"]},{"type":"object","description":"An instance that the suite chose for a trial.","properties":{"event":{"const":"instance","description":"Says which kind of event this is."},"at":{"type":"integer","description":"Microseconds since the session began.","minimum":0},"instance":{"type":"object","description":"Its value, and what it was chosen for.","properties":{"value":{"description":"The instance."}}}},"additionalProperties":true,"required":["event","at","instance"]},{"type":"object","description":"A fact that the harness adds.","properties":{"event":{"const":"note","description":"Says which kind of event this is."},"at":{"type":"integer","description":"Microseconds since the session began.","minimum":0},"text":{"type":"string","description":"What it is."},"data":{"description":"The fact itself, such as the final files of the project."}},"additionalProperties":true,"required":["event","at","text"]}]};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'",schema:schema38.oneOf[0].required,parentSchema:schema38.oneOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.at === undefined){
const err1 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'",schema:schema38.oneOf[0].required,parentSchema:schema38.oneOf[0],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.session === undefined){
const err2 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "session"},message:"must have required property '"+"session"+"'",schema:schema38.oneOf[0].required,parentSchema:schema38.oneOf[0],data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.role === undefined){
const err3 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'",schema:schema38.oneOf[0].required,parentSchema:schema38.oneOf[0],data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.command === undefined){
const err4 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "command"},message:"must have required property '"+"command"+"'",schema:schema38.oneOf[0].required,parentSchema:schema38.oneOf[0],data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.revision === undefined){
const err5 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'",schema:schema38.oneOf[0].required,parentSchema:schema38.oneOf[0],data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.event !== undefined){
let data0 = data.event;
if("start" !== data0){
const err6 = {instancePath:instancePath+"/event",schemaPath:"#/oneOf/0/properties/event/const",keyword:"const",params:{allowedValue: "start"},message:"must be equal to constant",schema:"start",parentSchema:schema38.oneOf[0].properties.event,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.at !== undefined){
let data1 = data.at;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err7 = {instancePath:instancePath+"/at",schemaPath:"#/oneOf/0/properties/at/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema38.oneOf[0].properties.at.type,parentSchema:schema38.oneOf[0].properties.at,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/at",schemaPath:"#/oneOf/0/properties/at/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema38.oneOf[0].properties.at,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.session !== undefined){
let data2 = data.session;
if(typeof data2 !== "string"){
const err9 = {instancePath:instancePath+"/session",schemaPath:"#/oneOf/0/properties/session/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.oneOf[0].properties.session.type,parentSchema:schema38.oneOf[0].properties.session,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.role !== undefined){
let data3 = data.role;
if(!(((((data3 === "tool") || (data3 === "host")) || (data3 === "plugin")) || (data3 === "plugin-host")) || (data3 === "flattener"))){
const err10 = {instancePath:instancePath+"/role",schemaPath:"#/$defs/role/enum",keyword:"enum",params:{allowedValues: schema32.enum},message:"must be equal to one of the allowed values",schema:schema32.enum,parentSchema:schema32,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.command !== undefined){
let data4 = data.command;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 !== "string"){
const err11 = {instancePath:instancePath+"/command/" + i0,schemaPath:"#/oneOf/0/properties/command/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.oneOf[0].properties.command.items.type,parentSchema:schema38.oneOf[0].properties.command.items,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/command",schemaPath:"#/oneOf/0/properties/command/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema38.oneOf[0].properties.command.type,parentSchema:schema38.oneOf[0].properties.command,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.case !== undefined){
let data6 = data.case;
if(typeof data6 !== "string"){
const err13 = {instancePath:instancePath+"/case",schemaPath:"#/oneOf/0/properties/case/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.oneOf[0].properties.case.type,parentSchema:schema38.oneOf[0].properties.case,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.baseline !== undefined){
let data7 = data.baseline;
if(typeof data7 !== "string"){
const err14 = {instancePath:instancePath+"/baseline",schemaPath:"#/oneOf/0/properties/baseline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.oneOf[0].properties.baseline.type,parentSchema:schema38.oneOf[0].properties.baseline,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.revision !== undefined){
let data8 = data.revision;
if(typeof data8 !== "string"){
const err15 = {instancePath:instancePath+"/revision",schemaPath:"#/oneOf/0/properties/revision/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.oneOf[0].properties.revision.type,parentSchema:schema38.oneOf[0].properties.revision,data:data8};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.context !== undefined){
let data9 = data.context;
if(!(data9 && typeof data9 == "object" && !Array.isArray(data9))){
const err16 = {instancePath:instancePath+"/context",schemaPath:"#/oneOf/0/properties/context/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.oneOf[0].properties.context.type,parentSchema:schema38.oneOf[0].properties.context,data:data9};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.oneOf[0].type,parentSchema:schema38.oneOf[0],data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs23 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err18 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'",schema:schema38.oneOf[1].required,parentSchema:schema38.oneOf[1],data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data.at === undefined){
const err19 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'",schema:schema38.oneOf[1].required,parentSchema:schema38.oneOf[1],data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data.event !== undefined){
let data10 = data.event;
if("sent" !== data10){
const err20 = {instancePath:instancePath+"/event",schemaPath:"#/oneOf/1/properties/event/const",keyword:"const",params:{allowedValue: "sent"},message:"must be equal to constant",schema:"sent",parentSchema:schema38.oneOf[1].properties.event,data:data10};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.at !== undefined){
let data11 = data.at;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err21 = {instancePath:instancePath+"/at",schemaPath:"#/oneOf/1/properties/at/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema38.oneOf[1].properties.at.type,parentSchema:schema38.oneOf[1].properties.at,data:data11};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
const err22 = {instancePath:instancePath+"/at",schemaPath:"#/oneOf/1/properties/at/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema38.oneOf[1].properties.at,data:data11};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data.text !== undefined){
let data12 = data.text;
if(typeof data12 !== "string"){
const err23 = {instancePath:instancePath+"/text",schemaPath:"#/oneOf/1/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.oneOf[1].properties.text.type,parentSchema:schema38.oneOf[1].properties.text,data:data12};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.base64 !== undefined){
let data13 = data.base64;
if(typeof data13 !== "string"){
const err24 = {instancePath:instancePath+"/base64",schemaPath:"#/oneOf/1/properties/base64/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.oneOf[1].properties.base64.type,parentSchema:schema38.oneOf[1].properties.base64,data:data13};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.note !== undefined){
let data14 = data.note;
if(typeof data14 !== "string"){
const err25 = {instancePath:instancePath+"/note",schemaPath:"#/oneOf/1/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.oneOf[1].properties.note.type,parentSchema:schema38.oneOf[1].properties.note,data:data14};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.oneOf[1].type,parentSchema:schema38.oneOf[1],data};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var _valid0 = _errs23 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = true;
}
}
const _errs35 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err27 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'",schema:schema38.oneOf[2].required,parentSchema:schema38.oneOf[2],data};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data.at === undefined){
const err28 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'",schema:schema38.oneOf[2].required,parentSchema:schema38.oneOf[2],data};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data.ending === undefined){
const err29 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "ending"},message:"must have required property '"+"ending"+"'",schema:schema38.oneOf[2].required,parentSchema:schema38.oneOf[2],data};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data.event !== undefined){
let data15 = data.event;
if("received" !== data15){
const err30 = {instancePath:instancePath+"/event",schemaPath:"#/oneOf/2/properties/event/const",keyword:"const",params:{allowedValue: "received"},message:"must be equal to constant",schema:"received",parentSchema:schema38.oneOf[2].properties.event,data:data15};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.at !== undefined){
let data16 = data.at;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err31 = {instancePath:instancePath+"/at",schemaPath:"#/oneOf/2/properties/at/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema38.oneOf[2].properties.at.type,parentSchema:schema38.oneOf[2].properties.at,data:data16};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
const err32 = {instancePath:instancePath+"/at",schemaPath:"#/oneOf/2/properties/at/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema38.oneOf[2].properties.at,data:data16};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
if(data.text !== undefined){
let data17 = data.text;
if(typeof data17 !== "string"){
const err33 = {instancePath:instancePath+"/text",schemaPath:"#/oneOf/2/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.oneOf[2].properties.text.type,parentSchema:schema38.oneOf[2].properties.text,data:data17};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.base64 !== undefined){
let data18 = data.base64;
if(typeof data18 !== "string"){
const err34 = {instancePath:instancePath+"/base64",schemaPath:"#/oneOf/2/properties/base64/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.oneOf[2].properties.base64.type,parentSchema:schema38.oneOf[2].properties.base64,data:data18};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.bytes !== undefined){
let data19 = data.bytes;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err35 = {instancePath:instancePath+"/bytes",schemaPath:"#/oneOf/2/properties/bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema38.oneOf[2].properties.bytes.type,parentSchema:schema38.oneOf[2].properties.bytes,data:data19};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 0 || isNaN(data19)){
const err36 = {instancePath:instancePath+"/bytes",schemaPath:"#/oneOf/2/properties/bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema38.oneOf[2].properties.bytes,data:data19};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
if(data.ending !== undefined){
let data20 = data.ending;
if(!((data20 === "lf") || (data20 === "none"))){
const err37 = {instancePath:instancePath+"/ending",schemaPath:"#/oneOf/2/properties/ending/enum",keyword:"enum",params:{allowedValues: schema38.oneOf[2].properties.ending.enum},message:"must be equal to one of the allowed values",schema:schema38.oneOf[2].properties.ending.enum,parentSchema:schema38.oneOf[2].properties.ending,data:data20};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.oneOf[2].type,parentSchema:schema38.oneOf[2],data};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
var _valid0 = _errs35 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
if(props0 !== true){
props0 = true;
}
}
const _errs48 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err39 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'",schema:schema38.oneOf[3].required,parentSchema:schema38.oneOf[3],data};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data.at === undefined){
const err40 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'",schema:schema38.oneOf[3].required,parentSchema:schema38.oneOf[3],data};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data.text === undefined){
const err41 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'",schema:schema38.oneOf[3].required,parentSchema:schema38.oneOf[3],data};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data.event !== undefined){
let data21 = data.event;
if("stderr" !== data21){
const err42 = {instancePath:instancePath+"/event",schemaPath:"#/oneOf/3/properties/event/const",keyword:"const",params:{allowedValue: "stderr"},message:"must be equal to constant",schema:"stderr",parentSchema:schema38.oneOf[3].properties.event,data:data21};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.at !== undefined){
let data22 = data.at;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err43 = {instancePath:instancePath+"/at",schemaPath:"#/oneOf/3/properties/at/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema38.oneOf[3].properties.at.type,parentSchema:schema38.oneOf[3].properties.at,data:data22};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 < 0 || isNaN(data22)){
const err44 = {instancePath:instancePath+"/at",schemaPath:"#/oneOf/3/properties/at/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema38.oneOf[3].properties.at,data:data22};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
if(data.text !== undefined){
let data23 = data.text;
if(typeof data23 !== "string"){
const err45 = {instancePath:instancePath+"/text",schemaPath:"#/oneOf/3/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.oneOf[3].properties.text.type,parentSchema:schema38.oneOf[3].properties.text,data:data23};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.cut !== undefined){
let data24 = data.cut;
if(true !== data24){
const err46 = {instancePath:instancePath+"/cut",schemaPath:"#/oneOf/3/properties/cut/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant",schema:true,parentSchema:schema38.oneOf[3].properties.cut,data:data24};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
else {
const err47 = {instancePath,schemaPath:"#/oneOf/3/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.oneOf[3].type,parentSchema:schema38.oneOf[3],data};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
var _valid0 = _errs48 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid0 = true;
passing0 = 3;
if(props0 !== true){
props0 = true;
}
}
const _errs57 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err48 = {instancePath,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'",schema:schema38.oneOf[4].required,parentSchema:schema38.oneOf[4],data};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data.at === undefined){
const err49 = {instancePath,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'",schema:schema38.oneOf[4].required,parentSchema:schema38.oneOf[4],data};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data.stream === undefined){
const err50 = {instancePath,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty: "stream"},message:"must have required property '"+"stream"+"'",schema:schema38.oneOf[4].required,parentSchema:schema38.oneOf[4],data};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data.event !== undefined){
let data25 = data.event;
if("closed" !== data25){
const err51 = {instancePath:instancePath+"/event",schemaPath:"#/oneOf/4/properties/event/const",keyword:"const",params:{allowedValue: "closed"},message:"must be equal to constant",schema:"closed",parentSchema:schema38.oneOf[4].properties.event,data:data25};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.at !== undefined){
let data26 = data.at;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err52 = {instancePath:instancePath+"/at",schemaPath:"#/oneOf/4/properties/at/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema38.oneOf[4].properties.at.type,parentSchema:schema38.oneOf[4].properties.at,data:data26};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 < 0 || isNaN(data26)){
const err53 = {instancePath:instancePath+"/at",schemaPath:"#/oneOf/4/properties/at/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema38.oneOf[4].properties.at,data:data26};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
if(data.stream !== undefined){
let data27 = data.stream;
if(!((data27 === "stdin") || (data27 === "stdout"))){
const err54 = {instancePath:instancePath+"/stream",schemaPath:"#/oneOf/4/properties/stream/enum",keyword:"enum",params:{allowedValues: schema38.oneOf[4].properties.stream.enum},message:"must be equal to one of the allowed values",schema:schema38.oneOf[4].properties.stream.enum,parentSchema:schema38.oneOf[4].properties.stream,data:data27};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath,schemaPath:"#/oneOf/4/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.oneOf[4].type,parentSchema:schema38.oneOf[4],data};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
var _valid0 = _errs57 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 4];
}
else {
if(_valid0){
valid0 = true;
passing0 = 4;
if(props0 !== true){
props0 = true;
}
}
const _errs64 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err56 = {instancePath,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'",schema:schema38.oneOf[5].required,parentSchema:schema38.oneOf[5],data};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data.at === undefined){
const err57 = {instancePath,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'",schema:schema38.oneOf[5].required,parentSchema:schema38.oneOf[5],data};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data.signal === undefined){
const err58 = {instancePath,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty: "signal"},message:"must have required property '"+"signal"+"'",schema:schema38.oneOf[5].required,parentSchema:schema38.oneOf[5],data};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data.reason === undefined){
const err59 = {instancePath,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'",schema:schema38.oneOf[5].required,parentSchema:schema38.oneOf[5],data};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data.event !== undefined){
let data28 = data.event;
if("signal" !== data28){
const err60 = {instancePath:instancePath+"/event",schemaPath:"#/oneOf/5/properties/event/const",keyword:"const",params:{allowedValue: "signal"},message:"must be equal to constant",schema:"signal",parentSchema:schema38.oneOf[5].properties.event,data:data28};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.at !== undefined){
let data29 = data.at;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
const err61 = {instancePath:instancePath+"/at",schemaPath:"#/oneOf/5/properties/at/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema38.oneOf[5].properties.at.type,parentSchema:schema38.oneOf[5].properties.at,data:data29};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 < 0 || isNaN(data29)){
const err62 = {instancePath:instancePath+"/at",schemaPath:"#/oneOf/5/properties/at/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema38.oneOf[5].properties.at,data:data29};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
if(data.signal !== undefined){
let data30 = data.signal;
if(typeof data30 !== "string"){
const err63 = {instancePath:instancePath+"/signal",schemaPath:"#/oneOf/5/properties/signal/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.oneOf[5].properties.signal.type,parentSchema:schema38.oneOf[5].properties.signal,data:data30};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data.reason !== undefined){
let data31 = data.reason;
if(typeof data31 !== "string"){
const err64 = {instancePath:instancePath+"/reason",schemaPath:"#/oneOf/5/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.oneOf[5].properties.reason.type,parentSchema:schema38.oneOf[5].properties.reason,data:data31};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
else {
const err65 = {instancePath,schemaPath:"#/oneOf/5/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.oneOf[5].type,parentSchema:schema38.oneOf[5],data};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
var _valid0 = _errs64 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 5];
}
else {
if(_valid0){
valid0 = true;
passing0 = 5;
if(props0 !== true){
props0 = true;
}
}
const _errs74 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err66 = {instancePath,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'",schema:schema38.oneOf[6].required,parentSchema:schema38.oneOf[6],data};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(data.at === undefined){
const err67 = {instancePath,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'",schema:schema38.oneOf[6].required,parentSchema:schema38.oneOf[6],data};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(data.name === undefined){
const err68 = {instancePath,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema38.oneOf[6].required,parentSchema:schema38.oneOf[6],data};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(data.ms === undefined){
const err69 = {instancePath,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty: "ms"},message:"must have required property '"+"ms"+"'",schema:schema38.oneOf[6].required,parentSchema:schema38.oneOf[6],data};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(data.event !== undefined){
let data32 = data.event;
if("timer" !== data32){
const err70 = {instancePath:instancePath+"/event",schemaPath:"#/oneOf/6/properties/event/const",keyword:"const",params:{allowedValue: "timer"},message:"must be equal to constant",schema:"timer",parentSchema:schema38.oneOf[6].properties.event,data:data32};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data.at !== undefined){
let data33 = data.at;
if(!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))){
const err71 = {instancePath:instancePath+"/at",schemaPath:"#/oneOf/6/properties/at/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema38.oneOf[6].properties.at.type,parentSchema:schema38.oneOf[6].properties.at,data:data33};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if((typeof data33 == "number") && (isFinite(data33))){
if(data33 < 0 || isNaN(data33)){
const err72 = {instancePath:instancePath+"/at",schemaPath:"#/oneOf/6/properties/at/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema38.oneOf[6].properties.at,data:data33};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
}
if(data.name !== undefined){
let data34 = data.name;
if(typeof data34 !== "string"){
const err73 = {instancePath:instancePath+"/name",schemaPath:"#/oneOf/6/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.oneOf[6].properties.name.type,parentSchema:schema38.oneOf[6].properties.name,data:data34};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data.ms !== undefined){
let data35 = data.ms;
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 < 0 || isNaN(data35)){
const err74 = {instancePath:instancePath+"/ms",schemaPath:"#/oneOf/6/properties/ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema38.oneOf[6].properties.ms,data:data35};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
else {
const err75 = {instancePath:instancePath+"/ms",schemaPath:"#/oneOf/6/properties/ms/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema38.oneOf[6].properties.ms.type,parentSchema:schema38.oneOf[6].properties.ms,data:data35};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data.late !== undefined){
let data36 = data.late;
if((typeof data36 == "number") && (isFinite(data36))){
if(data36 < 0 || isNaN(data36)){
const err76 = {instancePath:instancePath+"/late",schemaPath:"#/oneOf/6/properties/late/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema38.oneOf[6].properties.late,data:data36};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
else {
const err77 = {instancePath:instancePath+"/late",schemaPath:"#/oneOf/6/properties/late/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema38.oneOf[6].properties.late.type,parentSchema:schema38.oneOf[6].properties.late,data:data36};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data.after !== undefined){
let data37 = data.after;
if(typeof data37 !== "string"){
const err78 = {instancePath:instancePath+"/after",schemaPath:"#/oneOf/6/properties/after/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.oneOf[6].properties.after.type,parentSchema:schema38.oneOf[6].properties.after,data:data37};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
}
else {
const err79 = {instancePath,schemaPath:"#/oneOf/6/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.oneOf[6].type,parentSchema:schema38.oneOf[6],data};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
var _valid0 = _errs74 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 6];
}
else {
if(_valid0){
valid0 = true;
passing0 = 6;
if(props0 !== true){
props0 = true;
}
}
const _errs88 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err80 = {instancePath,schemaPath:"#/oneOf/7/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'",schema:schema38.oneOf[7].required,parentSchema:schema38.oneOf[7],data};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(data.at === undefined){
const err81 = {instancePath,schemaPath:"#/oneOf/7/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'",schema:schema38.oneOf[7].required,parentSchema:schema38.oneOf[7],data};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(data.code === undefined){
const err82 = {instancePath,schemaPath:"#/oneOf/7/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'",schema:schema38.oneOf[7].required,parentSchema:schema38.oneOf[7],data};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(data.signal === undefined){
const err83 = {instancePath,schemaPath:"#/oneOf/7/required",keyword:"required",params:{missingProperty: "signal"},message:"must have required property '"+"signal"+"'",schema:schema38.oneOf[7].required,parentSchema:schema38.oneOf[7],data};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if(data.event !== undefined){
let data38 = data.event;
if("exit" !== data38){
const err84 = {instancePath:instancePath+"/event",schemaPath:"#/oneOf/7/properties/event/const",keyword:"const",params:{allowedValue: "exit"},message:"must be equal to constant",schema:"exit",parentSchema:schema38.oneOf[7].properties.event,data:data38};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data.at !== undefined){
let data39 = data.at;
if(!(((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39))) && (isFinite(data39)))){
const err85 = {instancePath:instancePath+"/at",schemaPath:"#/oneOf/7/properties/at/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema38.oneOf[7].properties.at.type,parentSchema:schema38.oneOf[7].properties.at,data:data39};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if((typeof data39 == "number") && (isFinite(data39))){
if(data39 < 0 || isNaN(data39)){
const err86 = {instancePath:instancePath+"/at",schemaPath:"#/oneOf/7/properties/at/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema38.oneOf[7].properties.at,data:data39};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
}
if(data.code !== undefined){
let data40 = data.code;
if((!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))) && (data40 !== null)){
const err87 = {instancePath:instancePath+"/code",schemaPath:"#/oneOf/7/properties/code/type",keyword:"type",params:{type: schema38.oneOf[7].properties.code.type},message:"must be integer,null",schema:schema38.oneOf[7].properties.code.type,parentSchema:schema38.oneOf[7].properties.code,data:data40};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data.signal !== undefined){
let data41 = data.signal;
if((typeof data41 !== "string") && (data41 !== null)){
const err88 = {instancePath:instancePath+"/signal",schemaPath:"#/oneOf/7/properties/signal/type",keyword:"type",params:{type: schema38.oneOf[7].properties.signal.type},message:"must be string,null",schema:schema38.oneOf[7].properties.signal.type,parentSchema:schema38.oneOf[7].properties.signal,data:data41};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data.survivors !== undefined){
let data42 = data.survivors;
if(Array.isArray(data42)){
const len1 = data42.length;
for(let i1=0; i1<len1; i1++){
let data43 = data42[i1];
if(typeof data43 !== "string"){
const err89 = {instancePath:instancePath+"/survivors/" + i1,schemaPath:"#/oneOf/7/properties/survivors/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.oneOf[7].properties.survivors.items.type,parentSchema:schema38.oneOf[7].properties.survivors.items,data:data43};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
}
else {
const err90 = {instancePath:instancePath+"/survivors",schemaPath:"#/oneOf/7/properties/survivors/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema38.oneOf[7].properties.survivors.type,parentSchema:schema38.oneOf[7].properties.survivors,data:data42};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data.zombies !== undefined){
let data44 = data.zombies;
if(Array.isArray(data44)){
const len2 = data44.length;
for(let i2=0; i2<len2; i2++){
let data45 = data44[i2];
if(typeof data45 !== "string"){
const err91 = {instancePath:instancePath+"/zombies/" + i2,schemaPath:"#/oneOf/7/properties/zombies/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.oneOf[7].properties.zombies.items.type,parentSchema:schema38.oneOf[7].properties.zombies.items,data:data45};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
}
else {
const err92 = {instancePath:instancePath+"/zombies",schemaPath:"#/oneOf/7/properties/zombies/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema38.oneOf[7].properties.zombies.type,parentSchema:schema38.oneOf[7].properties.zombies,data:data44};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
}
else {
const err93 = {instancePath,schemaPath:"#/oneOf/7/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.oneOf[7].type,parentSchema:schema38.oneOf[7],data};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
var _valid0 = _errs88 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 7];
}
else {
if(_valid0){
valid0 = true;
passing0 = 7;
if(props0 !== true){
props0 = true;
}
}
const _errs106 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err94 = {instancePath,schemaPath:"#/oneOf/8/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'",schema:schema38.oneOf[8].required,parentSchema:schema38.oneOf[8],data};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
if(data.at === undefined){
const err95 = {instancePath,schemaPath:"#/oneOf/8/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'",schema:schema38.oneOf[8].required,parentSchema:schema38.oneOf[8],data};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if(data.call === undefined){
const err96 = {instancePath,schemaPath:"#/oneOf/8/required",keyword:"required",params:{missingProperty: "call"},message:"must have required property '"+"call"+"'",schema:schema38.oneOf[8].required,parentSchema:schema38.oneOf[8],data};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if(data.entry === undefined){
const err97 = {instancePath,schemaPath:"#/oneOf/8/required",keyword:"required",params:{missingProperty: "entry"},message:"must have required property '"+"entry"+"'",schema:schema38.oneOf[8].required,parentSchema:schema38.oneOf[8],data};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
if(data.event !== undefined){
let data46 = data.event;
if("probe" !== data46){
const err98 = {instancePath:instancePath+"/event",schemaPath:"#/oneOf/8/properties/event/const",keyword:"const",params:{allowedValue: "probe"},message:"must be equal to constant",schema:"probe",parentSchema:schema38.oneOf[8].properties.event,data:data46};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data.at !== undefined){
let data47 = data.at;
if(!(((typeof data47 == "number") && (!(data47 % 1) && !isNaN(data47))) && (isFinite(data47)))){
const err99 = {instancePath:instancePath+"/at",schemaPath:"#/oneOf/8/properties/at/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema38.oneOf[8].properties.at.type,parentSchema:schema38.oneOf[8].properties.at,data:data47};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if((typeof data47 == "number") && (isFinite(data47))){
if(data47 < 0 || isNaN(data47)){
const err100 = {instancePath:instancePath+"/at",schemaPath:"#/oneOf/8/properties/at/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema38.oneOf[8].properties.at,data:data47};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
}
if(data.call !== undefined){
let data48 = data.call;
if(typeof data48 !== "string"){
const err101 = {instancePath:instancePath+"/call",schemaPath:"#/oneOf/8/properties/call/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.oneOf[8].properties.call.type,parentSchema:schema38.oneOf[8].properties.call,data:data48};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data.entry !== undefined){
let data49 = data.entry;
if(!(data49 && typeof data49 == "object" && !Array.isArray(data49))){
const err102 = {instancePath:instancePath+"/entry",schemaPath:"#/oneOf/8/properties/entry/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.oneOf[8].properties.entry.type,parentSchema:schema38.oneOf[8].properties.entry,data:data49};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
}
else {
const err103 = {instancePath,schemaPath:"#/oneOf/8/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.oneOf[8].type,parentSchema:schema38.oneOf[8],data};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
var _valid0 = _errs106 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 8];
}
else {
if(_valid0){
valid0 = true;
passing0 = 8;
if(props0 !== true){
props0 = true;
}
}
const _errs116 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err104 = {instancePath,schemaPath:"#/oneOf/9/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'",schema:schema38.oneOf[9].required,parentSchema:schema38.oneOf[9],data};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
if(data.at === undefined){
const err105 = {instancePath,schemaPath:"#/oneOf/9/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'",schema:schema38.oneOf[9].required,parentSchema:schema38.oneOf[9],data};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
if(data.request === undefined){
const err106 = {instancePath,schemaPath:"#/oneOf/9/required",keyword:"required",params:{missingProperty: "request"},message:"must have required property '"+"request"+"'",schema:schema38.oneOf[9].required,parentSchema:schema38.oneOf[9],data};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
if(data.event !== undefined){
let data50 = data.event;
if("web" !== data50){
const err107 = {instancePath:instancePath+"/event",schemaPath:"#/oneOf/9/properties/event/const",keyword:"const",params:{allowedValue: "web"},message:"must be equal to constant",schema:"web",parentSchema:schema38.oneOf[9].properties.event,data:data50};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data.at !== undefined){
let data51 = data.at;
if(!(((typeof data51 == "number") && (!(data51 % 1) && !isNaN(data51))) && (isFinite(data51)))){
const err108 = {instancePath:instancePath+"/at",schemaPath:"#/oneOf/9/properties/at/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema38.oneOf[9].properties.at.type,parentSchema:schema38.oneOf[9].properties.at,data:data51};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
if((typeof data51 == "number") && (isFinite(data51))){
if(data51 < 0 || isNaN(data51)){
const err109 = {instancePath:instancePath+"/at",schemaPath:"#/oneOf/9/properties/at/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema38.oneOf[9].properties.at,data:data51};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
}
if(data.request !== undefined){
let data52 = data.request;
if(!(data52 && typeof data52 == "object" && !Array.isArray(data52))){
const err110 = {instancePath:instancePath+"/request",schemaPath:"#/oneOf/9/properties/request/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.oneOf[9].properties.request.type,parentSchema:schema38.oneOf[9].properties.request,data:data52};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
}
else {
const err111 = {instancePath,schemaPath:"#/oneOf/9/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.oneOf[9].type,parentSchema:schema38.oneOf[9],data};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
var _valid0 = _errs116 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 9];
}
else {
if(_valid0){
valid0 = true;
passing0 = 9;
if(props0 !== true){
props0 = true;
}
}
const _errs124 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err112 = {instancePath,schemaPath:"#/oneOf/10/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'",schema:schema38.oneOf[10].required,parentSchema:schema38.oneOf[10],data};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
if(data.at === undefined){
const err113 = {instancePath,schemaPath:"#/oneOf/10/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'",schema:schema38.oneOf[10].required,parentSchema:schema38.oneOf[10],data};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
if(data.exchange === undefined){
const err114 = {instancePath,schemaPath:"#/oneOf/10/required",keyword:"required",params:{missingProperty: "exchange"},message:"must have required property '"+"exchange"+"'",schema:schema38.oneOf[10].required,parentSchema:schema38.oneOf[10],data};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
if(data.reply === undefined){
const err115 = {instancePath,schemaPath:"#/oneOf/10/required",keyword:"required",params:{missingProperty: "reply"},message:"must have required property '"+"reply"+"'",schema:schema38.oneOf[10].required,parentSchema:schema38.oneOf[10],data};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
if(data.event !== undefined){
let data53 = data.event;
if("reply" !== data53){
const err116 = {instancePath:instancePath+"/event",schemaPath:"#/oneOf/10/properties/event/const",keyword:"const",params:{allowedValue: "reply"},message:"must be equal to constant",schema:"reply",parentSchema:schema38.oneOf[10].properties.event,data:data53};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
if(data.at !== undefined){
let data54 = data.at;
if(!(((typeof data54 == "number") && (!(data54 % 1) && !isNaN(data54))) && (isFinite(data54)))){
const err117 = {instancePath:instancePath+"/at",schemaPath:"#/oneOf/10/properties/at/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema38.oneOf[10].properties.at.type,parentSchema:schema38.oneOf[10].properties.at,data:data54};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
if((typeof data54 == "number") && (isFinite(data54))){
if(data54 < 0 || isNaN(data54)){
const err118 = {instancePath:instancePath+"/at",schemaPath:"#/oneOf/10/properties/at/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema38.oneOf[10].properties.at,data:data54};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
}
if(data.exchange !== undefined){
let data55 = data.exchange;
if(!(((typeof data55 == "number") && (!(data55 % 1) && !isNaN(data55))) && (isFinite(data55)))){
const err119 = {instancePath:instancePath+"/exchange",schemaPath:"#/oneOf/10/properties/exchange/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema38.oneOf[10].properties.exchange.type,parentSchema:schema38.oneOf[10].properties.exchange,data:data55};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
if(data.reply !== undefined){
let data56 = data.reply;
if(!(data56 && typeof data56 == "object" && !Array.isArray(data56))){
const err120 = {instancePath:instancePath+"/reply",schemaPath:"#/oneOf/10/properties/reply/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.oneOf[10].properties.reply.type,parentSchema:schema38.oneOf[10].properties.reply,data:data56};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
}
else {
const err121 = {instancePath,schemaPath:"#/oneOf/10/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.oneOf[10].type,parentSchema:schema38.oneOf[10],data};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
var _valid0 = _errs124 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 10];
}
else {
if(_valid0){
valid0 = true;
passing0 = 10;
if(props0 !== true){
props0 = true;
}
}
const _errs134 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err122 = {instancePath,schemaPath:"#/oneOf/11/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'",schema:schema38.oneOf[11].required,parentSchema:schema38.oneOf[11],data};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
if(data.at === undefined){
const err123 = {instancePath,schemaPath:"#/oneOf/11/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'",schema:schema38.oneOf[11].required,parentSchema:schema38.oneOf[11],data};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
if(data.instance === undefined){
const err124 = {instancePath,schemaPath:"#/oneOf/11/required",keyword:"required",params:{missingProperty: "instance"},message:"must have required property '"+"instance"+"'",schema:schema38.oneOf[11].required,parentSchema:schema38.oneOf[11],data};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
if(data.event !== undefined){
let data57 = data.event;
if("instance" !== data57){
const err125 = {instancePath:instancePath+"/event",schemaPath:"#/oneOf/11/properties/event/const",keyword:"const",params:{allowedValue: "instance"},message:"must be equal to constant",schema:"instance",parentSchema:schema38.oneOf[11].properties.event,data:data57};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
if(data.at !== undefined){
let data58 = data.at;
if(!(((typeof data58 == "number") && (!(data58 % 1) && !isNaN(data58))) && (isFinite(data58)))){
const err126 = {instancePath:instancePath+"/at",schemaPath:"#/oneOf/11/properties/at/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema38.oneOf[11].properties.at.type,parentSchema:schema38.oneOf[11].properties.at,data:data58};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
if((typeof data58 == "number") && (isFinite(data58))){
if(data58 < 0 || isNaN(data58)){
const err127 = {instancePath:instancePath+"/at",schemaPath:"#/oneOf/11/properties/at/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema38.oneOf[11].properties.at,data:data58};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
}
if(data.instance !== undefined){
let data59 = data.instance;
if(!(data59 && typeof data59 == "object" && !Array.isArray(data59))){
const err128 = {instancePath:instancePath+"/instance",schemaPath:"#/oneOf/11/properties/instance/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.oneOf[11].properties.instance.type,parentSchema:schema38.oneOf[11].properties.instance,data:data59};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
}
else {
const err129 = {instancePath,schemaPath:"#/oneOf/11/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.oneOf[11].type,parentSchema:schema38.oneOf[11],data};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
var _valid0 = _errs134 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 11];
}
else {
if(_valid0){
valid0 = true;
passing0 = 11;
if(props0 !== true){
props0 = true;
}
}
const _errs142 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err130 = {instancePath,schemaPath:"#/oneOf/12/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'",schema:schema38.oneOf[12].required,parentSchema:schema38.oneOf[12],data};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
if(data.at === undefined){
const err131 = {instancePath,schemaPath:"#/oneOf/12/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'",schema:schema38.oneOf[12].required,parentSchema:schema38.oneOf[12],data};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
if(data.text === undefined){
const err132 = {instancePath,schemaPath:"#/oneOf/12/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'",schema:schema38.oneOf[12].required,parentSchema:schema38.oneOf[12],data};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
if(data.event !== undefined){
let data60 = data.event;
if("note" !== data60){
const err133 = {instancePath:instancePath+"/event",schemaPath:"#/oneOf/12/properties/event/const",keyword:"const",params:{allowedValue: "note"},message:"must be equal to constant",schema:"note",parentSchema:schema38.oneOf[12].properties.event,data:data60};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
if(data.at !== undefined){
let data61 = data.at;
if(!(((typeof data61 == "number") && (!(data61 % 1) && !isNaN(data61))) && (isFinite(data61)))){
const err134 = {instancePath:instancePath+"/at",schemaPath:"#/oneOf/12/properties/at/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema38.oneOf[12].properties.at.type,parentSchema:schema38.oneOf[12].properties.at,data:data61};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
if((typeof data61 == "number") && (isFinite(data61))){
if(data61 < 0 || isNaN(data61)){
const err135 = {instancePath:instancePath+"/at",schemaPath:"#/oneOf/12/properties/at/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema38.oneOf[12].properties.at,data:data61};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
}
if(data.text !== undefined){
let data62 = data.text;
if(typeof data62 !== "string"){
const err136 = {instancePath:instancePath+"/text",schemaPath:"#/oneOf/12/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.oneOf[12].properties.text.type,parentSchema:schema38.oneOf[12].properties.text,data:data62};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
}
else {
const err137 = {instancePath,schemaPath:"#/oneOf/12/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.oneOf[12].type,parentSchema:schema38.oneOf[12],data};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
var _valid0 = _errs142 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 12];
}
else {
if(_valid0){
valid0 = true;
passing0 = 12;
if(props0 !== true){
props0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
if(!valid0){
const err138 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf",schema:schema38.oneOf,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate23.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate23.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://jp-conformance.dev/spec/results/results" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.format === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "format"},message:"must have required property '"+"format"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.suite === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "suite"},message:"must have required property '"+"suite"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.spec === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "spec"},message:"must have required property '"+"spec"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.subject === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subject"},message:"must have required property '"+"subject"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.seed === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "seed"},message:"must have required property '"+"seed"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.outcome === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"},message:"must have required property '"+"outcome"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.counts === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "counts"},message:"must have required property '"+"counts"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.results === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "results"},message:"must have required property '"+"results"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema31.properties, key0))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.format !== undefined){
let data0 = data.format;
if(1 !== data0){
const err9 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant",schema:1,parentSchema:schema31.properties.format,data:data0};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.suite !== undefined){
let data1 = data.suite;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.name === undefined){
const err10 = {instancePath:instancePath+"/suite",schemaPath:"#/properties/suite/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema31.properties.suite.required,parentSchema:schema31.properties.suite,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data1.version === undefined){
const err11 = {instancePath:instancePath+"/suite",schemaPath:"#/properties/suite/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'",schema:schema31.properties.suite.required,parentSchema:schema31.properties.suite,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key1 in data1){
if(!((((key1 === "name") || (key1 === "version")) || (key1 === "node")) || (key1 === "platform"))){
const err12 = {instancePath:instancePath+"/suite",schemaPath:"#/properties/suite/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema31.properties.suite,data:data1};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data1.name !== undefined){
let data2 = data1.name;
if("jp-conformance" !== data2){
const err13 = {instancePath:instancePath+"/suite/name",schemaPath:"#/properties/suite/properties/name/const",keyword:"const",params:{allowedValue: "jp-conformance"},message:"must be equal to constant",schema:"jp-conformance",parentSchema:schema31.properties.suite.properties.name,data:data2};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data1.version !== undefined){
let data3 = data1.version;
if(typeof data3 !== "string"){
const err14 = {instancePath:instancePath+"/suite/version",schemaPath:"#/properties/suite/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.suite.properties.version.type,parentSchema:schema31.properties.suite.properties.version,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data1.node !== undefined){
let data4 = data1.node;
if(typeof data4 !== "string"){
const err15 = {instancePath:instancePath+"/suite/node",schemaPath:"#/properties/suite/properties/node/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.suite.properties.node.type,parentSchema:schema31.properties.suite.properties.node,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data1.platform !== undefined){
let data5 = data1.platform;
if(typeof data5 !== "string"){
const err16 = {instancePath:instancePath+"/suite/platform",schemaPath:"#/properties/suite/properties/platform/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.suite.properties.platform.type,parentSchema:schema31.properties.suite.properties.platform,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/suite",schemaPath:"#/properties/suite/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.properties.suite.type,parentSchema:schema31.properties.suite,data:data1};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.spec !== undefined){
let data6 = data.spec;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.revision === undefined){
const err18 = {instancePath:instancePath+"/spec",schemaPath:"#/properties/spec/required",keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'",schema:schema31.properties.spec.required,parentSchema:schema31.properties.spec,data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key2 in data6){
if(!(((key2 === "revision") || (key2 === "profile")) || (key2 === "sha256"))){
const err19 = {instancePath:instancePath+"/spec",schemaPath:"#/properties/spec/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema31.properties.spec,data:data6};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data6.revision !== undefined){
let data7 = data6.revision;
if(typeof data7 !== "string"){
const err20 = {instancePath:instancePath+"/spec/revision",schemaPath:"#/properties/spec/properties/revision/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.spec.properties.revision.type,parentSchema:schema31.properties.spec.properties.revision,data:data7};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data6.profile !== undefined){
let data8 = data6.profile;
if(typeof data8 !== "string"){
const err21 = {instancePath:instancePath+"/spec/profile",schemaPath:"#/properties/spec/properties/profile/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.spec.properties.profile.type,parentSchema:schema31.properties.spec.properties.profile,data:data8};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data6.sha256 !== undefined){
let data9 = data6.sha256;
if(typeof data9 === "string"){
if(!pattern4.test(data9)){
const err22 = {instancePath:instancePath+"/spec/sha256",schemaPath:"#/properties/spec/properties/sha256/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\"",schema:"^[0-9a-f]{64}$",parentSchema:schema31.properties.spec.properties.sha256,data:data9};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/spec/sha256",schemaPath:"#/properties/spec/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.spec.properties.sha256.type,parentSchema:schema31.properties.spec.properties.sha256,data:data9};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/spec",schemaPath:"#/properties/spec/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.properties.spec.type,parentSchema:schema31.properties.spec,data:data6};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.subject !== undefined){
let data10 = data.subject;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.role === undefined){
const err25 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'",schema:schema31.properties.subject.required,parentSchema:schema31.properties.subject,data:data10};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data10.command === undefined){
const err26 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/required",keyword:"required",params:{missingProperty: "command"},message:"must have required property '"+"command"+"'",schema:schema31.properties.subject.required,parentSchema:schema31.properties.subject,data:data10};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
for(const key3 in data10){
if(!(((((((key3 === "role") || (key3 === "command")) || (key3 === "sha256")) || (key3 === "name")) || (key3 === "version")) || (key3 === "image")) || (key3 === "features"))){
const err27 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema31.properties.subject,data:data10};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data10.role !== undefined){
let data11 = data10.role;
if(!(((((data11 === "tool") || (data11 === "host")) || (data11 === "plugin")) || (data11 === "plugin-host")) || (data11 === "flattener"))){
const err28 = {instancePath:instancePath+"/subject/role",schemaPath:"#/$defs/role/enum",keyword:"enum",params:{allowedValues: schema32.enum},message:"must be equal to one of the allowed values",schema:schema32.enum,parentSchema:schema32,data:data11};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data10.command !== undefined){
let data12 = data10.command;
if(Array.isArray(data12)){
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
if(typeof data13 !== "string"){
const err29 = {instancePath:instancePath+"/subject/command/" + i0,schemaPath:"#/properties/subject/properties/command/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.subject.properties.command.items.type,parentSchema:schema31.properties.subject.properties.command.items,data:data13};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/subject/command",schemaPath:"#/properties/subject/properties/command/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema31.properties.subject.properties.command.type,parentSchema:schema31.properties.subject.properties.command,data:data12};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data10.sha256 !== undefined){
let data14 = data10.sha256;
if(typeof data14 === "string"){
if(!pattern4.test(data14)){
const err31 = {instancePath:instancePath+"/subject/sha256",schemaPath:"#/properties/subject/properties/sha256/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\"",schema:"^[0-9a-f]{64}$",parentSchema:schema31.properties.subject.properties.sha256,data:data14};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/subject/sha256",schemaPath:"#/properties/subject/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.subject.properties.sha256.type,parentSchema:schema31.properties.subject.properties.sha256,data:data14};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data10.name !== undefined){
let data15 = data10.name;
if(typeof data15 !== "string"){
const err33 = {instancePath:instancePath+"/subject/name",schemaPath:"#/properties/subject/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.subject.properties.name.type,parentSchema:schema31.properties.subject.properties.name,data:data15};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data10.version !== undefined){
let data16 = data10.version;
if(typeof data16 !== "string"){
const err34 = {instancePath:instancePath+"/subject/version",schemaPath:"#/properties/subject/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.subject.properties.version.type,parentSchema:schema31.properties.subject.properties.version,data:data16};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data10.image !== undefined){
let data17 = data10.image;
if(typeof data17 !== "string"){
const err35 = {instancePath:instancePath+"/subject/image",schemaPath:"#/properties/subject/properties/image/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.subject.properties.image.type,parentSchema:schema31.properties.subject.properties.image,data:data17};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data10.features !== undefined){
let data18 = data10.features;
if(Array.isArray(data18)){
const len1 = data18.length;
for(let i1=0; i1<len1; i1++){
let data19 = data18[i1];
if(typeof data19 !== "string"){
const err36 = {instancePath:instancePath+"/subject/features/" + i1,schemaPath:"#/properties/subject/properties/features/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.subject.properties.features.items.type,parentSchema:schema31.properties.subject.properties.features.items,data:data19};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
let i2 = data18.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data18[i2];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err37 = {instancePath:instancePath+"/subject/features",schemaPath:"#/properties/subject/properties/features/uniqueItems",keyword:"uniqueItems",params:{i: i2, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i2+" are identical)",schema:true,parentSchema:schema31.properties.subject.properties.features,data:data18};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
break;
}
indices0[item0] = i2;
}
}
}
else {
const err38 = {instancePath:instancePath+"/subject/features",schemaPath:"#/properties/subject/properties/features/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema31.properties.subject.properties.features.type,parentSchema:schema31.properties.subject.properties.features,data:data18};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.properties.subject.type,parentSchema:schema31.properties.subject,data:data10};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.command !== undefined){
let data20 = data.command;
if(Array.isArray(data20)){
const len2 = data20.length;
for(let i3=0; i3<len2; i3++){
let data21 = data20[i3];
if(typeof data21 !== "string"){
const err40 = {instancePath:instancePath+"/command/" + i3,schemaPath:"#/properties/command/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.command.items.type,parentSchema:schema31.properties.command.items,data:data21};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema31.properties.command.type,parentSchema:schema31.properties.command,data:data20};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.started !== undefined){
let data22 = data.started;
if(typeof data22 === "string"){
if(!pattern6.test(data22)){
const err42 = {instancePath:instancePath+"/started",schemaPath:"#/properties/started/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z$",parentSchema:schema31.properties.started,data:data22};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/started",schemaPath:"#/properties/started/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.started.type,parentSchema:schema31.properties.started,data:data22};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.ms !== undefined){
let data23 = data.ms;
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 < 0 || isNaN(data23)){
const err44 = {instancePath:instancePath+"/ms",schemaPath:"#/properties/ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema31.properties.ms,data:data23};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/ms",schemaPath:"#/properties/ms/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema31.properties.ms.type,parentSchema:schema31.properties.ms,data:data23};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.seed !== undefined){
let data24 = data.seed;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
const err46 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema31.properties.seed.type,parentSchema:schema31.properties.seed,data:data24};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.shard !== undefined){
let data25 = data.shard;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(data25.index === undefined){
const err47 = {instancePath:instancePath+"/shard",schemaPath:"#/properties/shard/required",keyword:"required",params:{missingProperty: "index"},message:"must have required property '"+"index"+"'",schema:schema31.properties.shard.required,parentSchema:schema31.properties.shard,data:data25};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data25.of === undefined){
const err48 = {instancePath:instancePath+"/shard",schemaPath:"#/properties/shard/required",keyword:"required",params:{missingProperty: "of"},message:"must have required property '"+"of"+"'",schema:schema31.properties.shard.required,parentSchema:schema31.properties.shard,data:data25};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
for(const key4 in data25){
if(!((key4 === "index") || (key4 === "of"))){
const err49 = {instancePath:instancePath+"/shard",schemaPath:"#/properties/shard/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties",schema:false,parentSchema:schema31.properties.shard,data:data25};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data25.index !== undefined){
let data26 = data25.index;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err50 = {instancePath:instancePath+"/shard/index",schemaPath:"#/properties/shard/properties/index/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema31.properties.shard.properties.index.type,parentSchema:schema31.properties.shard.properties.index,data:data26};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 < 1 || isNaN(data26)){
const err51 = {instancePath:instancePath+"/shard/index",schemaPath:"#/properties/shard/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema31.properties.shard.properties.index,data:data26};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
if(data25.of !== undefined){
let data27 = data25.of;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
const err52 = {instancePath:instancePath+"/shard/of",schemaPath:"#/properties/shard/properties/of/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema31.properties.shard.properties.of.type,parentSchema:schema31.properties.shard.properties.of,data:data27};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 < 1 || isNaN(data27)){
const err53 = {instancePath:instancePath+"/shard/of",schemaPath:"#/properties/shard/properties/of/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema31.properties.shard.properties.of,data:data27};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
}
else {
const err54 = {instancePath:instancePath+"/shard",schemaPath:"#/properties/shard/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.properties.shard.type,parentSchema:schema31.properties.shard,data:data25};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.timeScale !== undefined){
let data28 = data.timeScale;
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 <= 0 || isNaN(data28)){
const err55 = {instancePath:instancePath+"/timeScale",schemaPath:"#/properties/timeScale/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0",schema:0,parentSchema:schema31.properties.timeScale,data:data28};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
else {
const err56 = {instancePath:instancePath+"/timeScale",schemaPath:"#/properties/timeScale/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema31.properties.timeScale.type,parentSchema:schema31.properties.timeScale,data:data28};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data.interrupted !== undefined){
let data29 = data.interrupted;
if(true !== data29){
const err57 = {instancePath:instancePath+"/interrupted",schemaPath:"#/properties/interrupted/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant",schema:true,parentSchema:schema31.properties.interrupted,data:data29};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data.outcome !== undefined){
let data30 = data.outcome;
if(!((((data30 === "conformant") || (data30 === "nonconformant")) || (data30 === "partial")) || (data30 === "error"))){
const err58 = {instancePath:instancePath+"/outcome",schemaPath:"#/$defs/outcome/enum",keyword:"enum",params:{allowedValues: schema33.enum},message:"must be equal to one of the allowed values",schema:schema33.enum,parentSchema:schema33,data:data30};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.counts !== undefined){
let data31 = data.counts;
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
if(data31.pass === undefined){
const err59 = {instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty: "pass"},message:"must have required property '"+"pass"+"'",schema:schema31.properties.counts.required,parentSchema:schema31.properties.counts,data:data31};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data31.fail === undefined){
const err60 = {instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty: "fail"},message:"must have required property '"+"fail"+"'",schema:schema31.properties.counts.required,parentSchema:schema31.properties.counts,data:data31};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data31.warn === undefined){
const err61 = {instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty: "warn"},message:"must have required property '"+"warn"+"'",schema:schema31.properties.counts.required,parentSchema:schema31.properties.counts,data:data31};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data31.inconclusive === undefined){
const err62 = {instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty: "inconclusive"},message:"must have required property '"+"inconclusive"+"'",schema:schema31.properties.counts.required,parentSchema:schema31.properties.counts,data:data31};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data31["not-applicable"] === undefined){
const err63 = {instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty: "not-applicable"},message:"must have required property '"+"not-applicable"+"'",schema:schema31.properties.counts.required,parentSchema:schema31.properties.counts,data:data31};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data31.error === undefined){
const err64 = {instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'",schema:schema31.properties.counts.required,parentSchema:schema31.properties.counts,data:data31};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
for(const key5 in data31){
if(!((((((key5 === "pass") || (key5 === "fail")) || (key5 === "warn")) || (key5 === "inconclusive")) || (key5 === "not-applicable")) || (key5 === "error"))){
const err65 = {instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties",schema:false,parentSchema:schema31.properties.counts,data:data31};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data31.pass !== undefined){
let data32 = data31.pass;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
const err66 = {instancePath:instancePath+"/counts/pass",schemaPath:"#/properties/counts/properties/pass/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema31.properties.counts.properties.pass.type,parentSchema:schema31.properties.counts.properties.pass,data:data32};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 < 0 || isNaN(data32)){
const err67 = {instancePath:instancePath+"/counts/pass",schemaPath:"#/properties/counts/properties/pass/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema31.properties.counts.properties.pass,data:data32};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
}
if(data31.fail !== undefined){
let data33 = data31.fail;
if(!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))){
const err68 = {instancePath:instancePath+"/counts/fail",schemaPath:"#/properties/counts/properties/fail/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema31.properties.counts.properties.fail.type,parentSchema:schema31.properties.counts.properties.fail,data:data33};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if((typeof data33 == "number") && (isFinite(data33))){
if(data33 < 0 || isNaN(data33)){
const err69 = {instancePath:instancePath+"/counts/fail",schemaPath:"#/properties/counts/properties/fail/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema31.properties.counts.properties.fail,data:data33};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
}
if(data31.warn !== undefined){
let data34 = data31.warn;
if(!(((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34))) && (isFinite(data34)))){
const err70 = {instancePath:instancePath+"/counts/warn",schemaPath:"#/properties/counts/properties/warn/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema31.properties.counts.properties.warn.type,parentSchema:schema31.properties.counts.properties.warn,data:data34};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if((typeof data34 == "number") && (isFinite(data34))){
if(data34 < 0 || isNaN(data34)){
const err71 = {instancePath:instancePath+"/counts/warn",schemaPath:"#/properties/counts/properties/warn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema31.properties.counts.properties.warn,data:data34};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
}
if(data31.inconclusive !== undefined){
let data35 = data31.inconclusive;
if(!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))){
const err72 = {instancePath:instancePath+"/counts/inconclusive",schemaPath:"#/properties/counts/properties/inconclusive/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema31.properties.counts.properties.inconclusive.type,parentSchema:schema31.properties.counts.properties.inconclusive,data:data35};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 < 0 || isNaN(data35)){
const err73 = {instancePath:instancePath+"/counts/inconclusive",schemaPath:"#/properties/counts/properties/inconclusive/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema31.properties.counts.properties.inconclusive,data:data35};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
}
if(data31["not-applicable"] !== undefined){
let data36 = data31["not-applicable"];
if(!(((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36))) && (isFinite(data36)))){
const err74 = {instancePath:instancePath+"/counts/not-applicable",schemaPath:"#/properties/counts/properties/not-applicable/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema31.properties.counts.properties["not-applicable"].type,parentSchema:schema31.properties.counts.properties["not-applicable"],data:data36};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if((typeof data36 == "number") && (isFinite(data36))){
if(data36 < 0 || isNaN(data36)){
const err75 = {instancePath:instancePath+"/counts/not-applicable",schemaPath:"#/properties/counts/properties/not-applicable/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema31.properties.counts.properties["not-applicable"],data:data36};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
}
if(data31.error !== undefined){
let data37 = data31.error;
if(!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))){
const err76 = {instancePath:instancePath+"/counts/error",schemaPath:"#/properties/counts/properties/error/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema31.properties.counts.properties.error.type,parentSchema:schema31.properties.counts.properties.error,data:data37};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if((typeof data37 == "number") && (isFinite(data37))){
if(data37 < 0 || isNaN(data37)){
const err77 = {instancePath:instancePath+"/counts/error",schemaPath:"#/properties/counts/properties/error/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema31.properties.counts.properties.error,data:data37};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
}
}
else {
const err78 = {instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.properties.counts.type,parentSchema:schema31.properties.counts,data:data31};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data.results !== undefined){
let data38 = data.results;
if(Array.isArray(data38)){
const len3 = data38.length;
for(let i4=0; i4<len3; i4++){
if(!(validate21(data38[i4], {instancePath:instancePath+"/results/" + i4,parentData:data38,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
}
else {
const err79 = {instancePath:instancePath+"/results",schemaPath:"#/properties/results/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema31.properties.results.type,parentSchema:schema31.properties.results,data:data38};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data.nullLine !== undefined){
let data40 = data.nullLine;
if(Array.isArray(data40)){
const len4 = data40.length;
for(let i5=0; i5<len4; i5++){
let data41 = data40[i5];
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
if(data41.subject === undefined){
const err80 = {instancePath:instancePath+"/nullLine/" + i5,schemaPath:"#/properties/nullLine/items/required",keyword:"required",params:{missingProperty: "subject"},message:"must have required property '"+"subject"+"'",schema:schema31.properties.nullLine.items.required,parentSchema:schema31.properties.nullLine.items,data:data41};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(data41.pass === undefined){
const err81 = {instancePath:instancePath+"/nullLine/" + i5,schemaPath:"#/properties/nullLine/items/required",keyword:"required",params:{missingProperty: "pass"},message:"must have required property '"+"pass"+"'",schema:schema31.properties.nullLine.items.required,parentSchema:schema31.properties.nullLine.items,data:data41};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(data41.fail === undefined){
const err82 = {instancePath:instancePath+"/nullLine/" + i5,schemaPath:"#/properties/nullLine/items/required",keyword:"required",params:{missingProperty: "fail"},message:"must have required property '"+"fail"+"'",schema:schema31.properties.nullLine.items.required,parentSchema:schema31.properties.nullLine.items,data:data41};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(data41.other === undefined){
const err83 = {instancePath:instancePath+"/nullLine/" + i5,schemaPath:"#/properties/nullLine/items/required",keyword:"required",params:{missingProperty: "other"},message:"must have required property '"+"other"+"'",schema:schema31.properties.nullLine.items.required,parentSchema:schema31.properties.nullLine.items,data:data41};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if(data41.outcome === undefined){
const err84 = {instancePath:instancePath+"/nullLine/" + i5,schemaPath:"#/properties/nullLine/items/required",keyword:"required",params:{missingProperty: "outcome"},message:"must have required property '"+"outcome"+"'",schema:schema31.properties.nullLine.items.required,parentSchema:schema31.properties.nullLine.items,data:data41};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
for(const key6 in data41){
if(!(((((key6 === "subject") || (key6 === "pass")) || (key6 === "fail")) || (key6 === "other")) || (key6 === "outcome"))){
const err85 = {instancePath:instancePath+"/nullLine/" + i5,schemaPath:"#/properties/nullLine/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties",schema:false,parentSchema:schema31.properties.nullLine.items,data:data41};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data41.subject !== undefined){
let data42 = data41.subject;
if(typeof data42 !== "string"){
const err86 = {instancePath:instancePath+"/nullLine/" + i5+"/subject",schemaPath:"#/properties/nullLine/items/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.nullLine.items.properties.subject.type,parentSchema:schema31.properties.nullLine.items.properties.subject,data:data42};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data41.pass !== undefined){
let data43 = data41.pass;
if(!(((typeof data43 == "number") && (!(data43 % 1) && !isNaN(data43))) && (isFinite(data43)))){
const err87 = {instancePath:instancePath+"/nullLine/" + i5+"/pass",schemaPath:"#/properties/nullLine/items/properties/pass/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema31.properties.nullLine.items.properties.pass.type,parentSchema:schema31.properties.nullLine.items.properties.pass,data:data43};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if((typeof data43 == "number") && (isFinite(data43))){
if(data43 < 0 || isNaN(data43)){
const err88 = {instancePath:instancePath+"/nullLine/" + i5+"/pass",schemaPath:"#/properties/nullLine/items/properties/pass/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema31.properties.nullLine.items.properties.pass,data:data43};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
}
if(data41.fail !== undefined){
let data44 = data41.fail;
if(!(((typeof data44 == "number") && (!(data44 % 1) && !isNaN(data44))) && (isFinite(data44)))){
const err89 = {instancePath:instancePath+"/nullLine/" + i5+"/fail",schemaPath:"#/properties/nullLine/items/properties/fail/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema31.properties.nullLine.items.properties.fail.type,parentSchema:schema31.properties.nullLine.items.properties.fail,data:data44};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if((typeof data44 == "number") && (isFinite(data44))){
if(data44 < 0 || isNaN(data44)){
const err90 = {instancePath:instancePath+"/nullLine/" + i5+"/fail",schemaPath:"#/properties/nullLine/items/properties/fail/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema31.properties.nullLine.items.properties.fail,data:data44};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
}
if(data41.other !== undefined){
let data45 = data41.other;
if(!(((typeof data45 == "number") && (!(data45 % 1) && !isNaN(data45))) && (isFinite(data45)))){
const err91 = {instancePath:instancePath+"/nullLine/" + i5+"/other",schemaPath:"#/properties/nullLine/items/properties/other/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema31.properties.nullLine.items.properties.other.type,parentSchema:schema31.properties.nullLine.items.properties.other,data:data45};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if((typeof data45 == "number") && (isFinite(data45))){
if(data45 < 0 || isNaN(data45)){
const err92 = {instancePath:instancePath+"/nullLine/" + i5+"/other",schemaPath:"#/properties/nullLine/items/properties/other/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema31.properties.nullLine.items.properties.other,data:data45};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
}
if(data41.outcome !== undefined){
let data46 = data41.outcome;
if(!((((data46 === "conformant") || (data46 === "nonconformant")) || (data46 === "partial")) || (data46 === "error"))){
const err93 = {instancePath:instancePath+"/nullLine/" + i5+"/outcome",schemaPath:"#/$defs/outcome/enum",keyword:"enum",params:{allowedValues: schema33.enum},message:"must be equal to one of the allowed values",schema:schema33.enum,parentSchema:schema33,data:data46};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
}
else {
const err94 = {instancePath:instancePath+"/nullLine/" + i5,schemaPath:"#/properties/nullLine/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.properties.nullLine.items.type,parentSchema:schema31.properties.nullLine.items,data:data41};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
}
else {
const err95 = {instancePath:instancePath+"/nullLine",schemaPath:"#/properties/nullLine/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema31.properties.nullLine.type,parentSchema:schema31.properties.nullLine,data:data40};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data.outdatedKnownFailures !== undefined){
let data47 = data.outdatedKnownFailures;
if(Array.isArray(data47)){
const len5 = data47.length;
for(let i6=0; i6<len5; i6++){
let data48 = data47[i6];
if(data48 && typeof data48 == "object" && !Array.isArray(data48)){
if(data48.at === undefined){
const err96 = {instancePath:instancePath+"/outdatedKnownFailures/" + i6,schemaPath:"#/properties/outdatedKnownFailures/items/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'",schema:schema31.properties.outdatedKnownFailures.items.required,parentSchema:schema31.properties.outdatedKnownFailures.items,data:data48};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if(data48.reason === undefined){
const err97 = {instancePath:instancePath+"/outdatedKnownFailures/" + i6,schemaPath:"#/properties/outdatedKnownFailures/items/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'",schema:schema31.properties.outdatedKnownFailures.items.required,parentSchema:schema31.properties.outdatedKnownFailures.items,data:data48};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
for(const key7 in data48){
if(!((key7 === "at") || (key7 === "reason"))){
const err98 = {instancePath:instancePath+"/outdatedKnownFailures/" + i6,schemaPath:"#/properties/outdatedKnownFailures/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties",schema:false,parentSchema:schema31.properties.outdatedKnownFailures.items,data:data48};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data48.at !== undefined){
let data49 = data48.at;
if(typeof data49 !== "string"){
const err99 = {instancePath:instancePath+"/outdatedKnownFailures/" + i6+"/at",schemaPath:"#/properties/outdatedKnownFailures/items/properties/at/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.outdatedKnownFailures.items.properties.at.type,parentSchema:schema31.properties.outdatedKnownFailures.items.properties.at,data:data49};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data48.reason !== undefined){
let data50 = data48.reason;
if(typeof data50 !== "string"){
const err100 = {instancePath:instancePath+"/outdatedKnownFailures/" + i6+"/reason",schemaPath:"#/properties/outdatedKnownFailures/items/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.outdatedKnownFailures.items.properties.reason.type,parentSchema:schema31.properties.outdatedKnownFailures.items.properties.reason,data:data50};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
}
else {
const err101 = {instancePath:instancePath+"/outdatedKnownFailures/" + i6,schemaPath:"#/properties/outdatedKnownFailures/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.properties.outdatedKnownFailures.items.type,parentSchema:schema31.properties.outdatedKnownFailures.items,data:data48};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
}
else {
const err102 = {instancePath:instancePath+"/outdatedKnownFailures",schemaPath:"#/properties/outdatedKnownFailures/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema31.properties.outdatedKnownFailures.type,parentSchema:schema31.properties.outdatedKnownFailures,data:data47};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data.notExercised !== undefined){
let data51 = data.notExercised;
if(Array.isArray(data51)){
const len6 = data51.length;
for(let i7=0; i7<len6; i7++){
let data52 = data51[i7];
if(data52 && typeof data52 == "object" && !Array.isArray(data52)){
if(data52.requirement === undefined){
const err103 = {instancePath:instancePath+"/notExercised/" + i7,schemaPath:"#/properties/notExercised/items/required",keyword:"required",params:{missingProperty: "requirement"},message:"must have required property '"+"requirement"+"'",schema:schema31.properties.notExercised.items.required,parentSchema:schema31.properties.notExercised.items,data:data52};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
if(data52.advice === undefined){
const err104 = {instancePath:instancePath+"/notExercised/" + i7,schemaPath:"#/properties/notExercised/items/required",keyword:"required",params:{missingProperty: "advice"},message:"must have required property '"+"advice"+"'",schema:schema31.properties.notExercised.items.required,parentSchema:schema31.properties.notExercised.items,data:data52};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
for(const key8 in data52){
if(!((key8 === "requirement") || (key8 === "advice"))){
const err105 = {instancePath:instancePath+"/notExercised/" + i7,schemaPath:"#/properties/notExercised/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties",schema:false,parentSchema:schema31.properties.notExercised.items,data:data52};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
if(data52.requirement !== undefined){
let data53 = data52.requirement;
if(typeof data53 !== "string"){
const err106 = {instancePath:instancePath+"/notExercised/" + i7+"/requirement",schemaPath:"#/properties/notExercised/items/properties/requirement/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.notExercised.items.properties.requirement.type,parentSchema:schema31.properties.notExercised.items.properties.requirement,data:data53};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
if(data52.advice !== undefined){
let data54 = data52.advice;
if(typeof data54 !== "string"){
const err107 = {instancePath:instancePath+"/notExercised/" + i7+"/advice",schemaPath:"#/properties/notExercised/items/properties/advice/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.notExercised.items.properties.advice.type,parentSchema:schema31.properties.notExercised.items.properties.advice,data:data54};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
}
else {
const err108 = {instancePath:instancePath+"/notExercised/" + i7,schemaPath:"#/properties/notExercised/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.properties.notExercised.items.type,parentSchema:schema31.properties.notExercised.items,data:data52};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
}
else {
const err109 = {instancePath:instancePath+"/notExercised",schemaPath:"#/properties/notExercised/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema31.properties.notExercised.type,parentSchema:schema31.properties.notExercised,data:data51};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
if(data.leftBehind !== undefined){
let data55 = data.leftBehind;
if(Array.isArray(data55)){
const len7 = data55.length;
for(let i8=0; i8<len7; i8++){
let data56 = data55[i8];
if(data56 && typeof data56 == "object" && !Array.isArray(data56)){
if(data56.process === undefined){
const err110 = {instancePath:instancePath+"/leftBehind/" + i8,schemaPath:"#/properties/leftBehind/items/required",keyword:"required",params:{missingProperty: "process"},message:"must have required property '"+"process"+"'",schema:schema31.properties.leftBehind.items.required,parentSchema:schema31.properties.leftBehind.items,data:data56};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
if(data56.how === undefined){
const err111 = {instancePath:instancePath+"/leftBehind/" + i8,schemaPath:"#/properties/leftBehind/items/required",keyword:"required",params:{missingProperty: "how"},message:"must have required property '"+"how"+"'",schema:schema31.properties.leftBehind.items.required,parentSchema:schema31.properties.leftBehind.items,data:data56};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
if(data56.times === undefined){
const err112 = {instancePath:instancePath+"/leftBehind/" + i8,schemaPath:"#/properties/leftBehind/items/required",keyword:"required",params:{missingProperty: "times"},message:"must have required property '"+"times"+"'",schema:schema31.properties.leftBehind.items.required,parentSchema:schema31.properties.leftBehind.items,data:data56};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
for(const key9 in data56){
if(!((((key9 === "process") || (key9 === "how")) || (key9 === "session")) || (key9 === "times"))){
const err113 = {instancePath:instancePath+"/leftBehind/" + i8,schemaPath:"#/properties/leftBehind/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties",schema:false,parentSchema:schema31.properties.leftBehind.items,data:data56};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
if(data56.process !== undefined){
let data57 = data56.process;
if(typeof data57 !== "string"){
const err114 = {instancePath:instancePath+"/leftBehind/" + i8+"/process",schemaPath:"#/properties/leftBehind/items/properties/process/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.leftBehind.items.properties.process.type,parentSchema:schema31.properties.leftBehind.items.properties.process,data:data57};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
if(data56.how !== undefined){
let data58 = data56.how;
if(!(((data58 === "group") || (data58 === "escaped")) || (data58 === "zombie"))){
const err115 = {instancePath:instancePath+"/leftBehind/" + i8+"/how",schemaPath:"#/properties/leftBehind/items/properties/how/enum",keyword:"enum",params:{allowedValues: schema31.properties.leftBehind.items.properties.how.enum},message:"must be equal to one of the allowed values",schema:schema31.properties.leftBehind.items.properties.how.enum,parentSchema:schema31.properties.leftBehind.items.properties.how,data:data58};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
if(data56.session !== undefined){
let data59 = data56.session;
if(typeof data59 !== "string"){
const err116 = {instancePath:instancePath+"/leftBehind/" + i8+"/session",schemaPath:"#/properties/leftBehind/items/properties/session/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.leftBehind.items.properties.session.type,parentSchema:schema31.properties.leftBehind.items.properties.session,data:data59};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
if(data56.times !== undefined){
let data60 = data56.times;
if(!(((typeof data60 == "number") && (!(data60 % 1) && !isNaN(data60))) && (isFinite(data60)))){
const err117 = {instancePath:instancePath+"/leftBehind/" + i8+"/times",schemaPath:"#/properties/leftBehind/items/properties/times/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema31.properties.leftBehind.items.properties.times.type,parentSchema:schema31.properties.leftBehind.items.properties.times,data:data60};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
if((typeof data60 == "number") && (isFinite(data60))){
if(data60 < 1 || isNaN(data60)){
const err118 = {instancePath:instancePath+"/leftBehind/" + i8+"/times",schemaPath:"#/properties/leftBehind/items/properties/times/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema31.properties.leftBehind.items.properties.times,data:data60};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
}
}
else {
const err119 = {instancePath:instancePath+"/leftBehind/" + i8,schemaPath:"#/properties/leftBehind/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.properties.leftBehind.items.type,parentSchema:schema31.properties.leftBehind.items,data:data56};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
}
else {
const err120 = {instancePath:instancePath+"/leftBehind",schemaPath:"#/properties/leftBehind/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema31.properties.leftBehind.type,parentSchema:schema31.properties.leftBehind,data:data55};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
if(data.noise !== undefined){
let data61 = data.noise;
if(data61 && typeof data61 == "object" && !Array.isArray(data61)){
for(const key10 in data61){
let data62 = data61[key10];
if(!((typeof data62 == "number") && (isFinite(data62)))){
const err121 = {instancePath:instancePath+"/noise/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/noise/additionalProperties/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema31.properties.noise.additionalProperties.type,parentSchema:schema31.properties.noise.additionalProperties,data:data62};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
}
else {
const err122 = {instancePath:instancePath+"/noise",schemaPath:"#/properties/noise/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.properties.noise.type,parentSchema:schema31.properties.noise,data:data61};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
if(data.smoke !== undefined){
let data63 = data.smoke;
if(data63 && typeof data63 == "object" && !Array.isArray(data63)){
if(data63.started === undefined){
const err123 = {instancePath:instancePath+"/smoke",schemaPath:"#/properties/smoke/required",keyword:"required",params:{missingProperty: "started"},message:"must have required property '"+"started"+"'",schema:schema31.properties.smoke.required,parentSchema:schema31.properties.smoke,data:data63};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
if(data63.sentence === undefined){
const err124 = {instancePath:instancePath+"/smoke",schemaPath:"#/properties/smoke/required",keyword:"required",params:{missingProperty: "sentence"},message:"must have required property '"+"sentence"+"'",schema:schema31.properties.smoke.required,parentSchema:schema31.properties.smoke,data:data63};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
for(const key11 in data63){
if(!((((key11 === "started") || (key11 === "spoke")) || (key11 === "firstMessageMs")) || (key11 === "sentence"))){
const err125 = {instancePath:instancePath+"/smoke",schemaPath:"#/properties/smoke/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties",schema:false,parentSchema:schema31.properties.smoke,data:data63};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
if(data63.started !== undefined){
let data64 = data63.started;
if(typeof data64 !== "boolean"){
const err126 = {instancePath:instancePath+"/smoke/started",schemaPath:"#/properties/smoke/properties/started/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema31.properties.smoke.properties.started.type,parentSchema:schema31.properties.smoke.properties.started,data:data64};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
if(data63.spoke !== undefined){
let data65 = data63.spoke;
if(typeof data65 !== "boolean"){
const err127 = {instancePath:instancePath+"/smoke/spoke",schemaPath:"#/properties/smoke/properties/spoke/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema31.properties.smoke.properties.spoke.type,parentSchema:schema31.properties.smoke.properties.spoke,data:data65};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
if(data63.firstMessageMs !== undefined){
let data66 = data63.firstMessageMs;
if((!((typeof data66 == "number") && (isFinite(data66)))) && (data66 !== null)){
const err128 = {instancePath:instancePath+"/smoke/firstMessageMs",schemaPath:"#/properties/smoke/properties/firstMessageMs/type",keyword:"type",params:{type: schema31.properties.smoke.properties.firstMessageMs.type},message:"must be number,null",schema:schema31.properties.smoke.properties.firstMessageMs.type,parentSchema:schema31.properties.smoke.properties.firstMessageMs,data:data66};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
if((typeof data66 == "number") && (isFinite(data66))){
if(data66 < 0 || isNaN(data66)){
const err129 = {instancePath:instancePath+"/smoke/firstMessageMs",schemaPath:"#/properties/smoke/properties/firstMessageMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema31.properties.smoke.properties.firstMessageMs,data:data66};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
}
if(data63.sentence !== undefined){
let data67 = data63.sentence;
if(typeof data67 !== "string"){
const err130 = {instancePath:instancePath+"/smoke/sentence",schemaPath:"#/properties/smoke/properties/sentence/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.smoke.properties.sentence.type,parentSchema:schema31.properties.smoke.properties.sentence,data:data67};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
}
else {
const err131 = {instancePath:instancePath+"/smoke",schemaPath:"#/properties/smoke/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.properties.smoke.type,parentSchema:schema31.properties.smoke,data:data63};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
if(data.transcripts !== undefined){
let data68 = data.transcripts;
if(data68 && typeof data68 == "object" && !Array.isArray(data68)){
for(const key12 in data68){
let data69 = data68[key12];
if(Array.isArray(data69)){
const len8 = data69.length;
for(let i9=0; i9<len8; i9++){
if(!(validate23(data69[i9], {instancePath:instancePath+"/transcripts/" + key12.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i9,parentData:data69,parentDataProperty:i9,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
else {
const err132 = {instancePath:instancePath+"/transcripts/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/transcripts/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema31.properties.transcripts.additionalProperties.type,parentSchema:schema31.properties.transcripts.additionalProperties,data:data69};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
}
else {
const err133 = {instancePath:instancePath+"/transcripts",schemaPath:"#/properties/transcripts/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.properties.transcripts.type,parentSchema:schema31.properties.transcripts,data:data68};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
}
else {
const err134 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
