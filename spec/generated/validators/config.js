// Written by `npm run spec` from spec/; change it there.
import { ucs2length as func2, equal as func0 } from './runtime.js'

export const flattener = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://jp-conformance.dev/spec/config/flattener","title":"Configuration of a flattener's certification","description":"How to start a flattener and what to try it with; every key may be left out.","type":"object","additionalProperties":false,"properties":{"role":{"const":"flattener","description":"What is certified."},"name":{"type":"string","minLength":1,"description":"What the reports call it."},"command":{"type":"array","minItems":1,"description":"The argument vector that starts the flattener; COMMAND after `--` wins over it.","items":{"type":"string","description":"One word of the command."}},"cwd":{"type":"string","description":"The directory it is started in, from the configuration's own.","default":"."},"env":{"type":"object","description":"Variables that it finds in its environment besides the suite's own.","additionalProperties":{"type":"string","description":"Value of a variable."}},"providers":{"type":"array","minItems":1,"uniqueItems":true,"description":"The providers that it is certified for; all of them when left out.","items":{"type":"string","description":"Name of a file in spec/providers."}},"instances":{"type":"boolean","description":"Whether it answers lines with encode and decode; found out when left out."},"unclaimed":{"type":"array","description":"Requirements that it does not claim; they are told as not-applicable.","items":{"type":"string","description":"Id of a requirement; `*` stands for any text."}},"runs":{"type":"integer","minimum":0,"default":50,"description":"How many generated schemas each provider is tried with."},"schemas":{"type":"array","description":"Tool schemas of your own.","items":{"type":"object","description":"One schema.","additionalProperties":false,"required":["name","schema"],"properties":{"name":{"type":"string","minLength":1,"description":"What the reports call it."},"schema":{"type":"object","description":"The schema of a tool's arguments."},"valid":{"type":"array","description":"Arguments that are valid.","items":{"description":"One set of arguments."}},"invalid":{"type":"array","description":"Arguments that are not valid.","items":{"description":"One set of arguments."}}}}}}};
const func1 = Object.prototype.hasOwnProperty;


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://jp-conformance.dev/spec/config/flattener" */;
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
for(const key0 in data){
if(!(func1.call(schema31.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.role !== undefined){
let data0 = data.role;
if("flattener" !== data0){
const err1 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue: "flattener"},message:"must be equal to constant",schema:"flattener",parentSchema:schema31.properties.role,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.name,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.name.type,parentSchema:schema31.properties.name,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.command !== undefined){
let data2 = data.command;
if(Array.isArray(data2)){
if(data2.length < 1){
const err4 = {instancePath:instancePath+"/command",schemaPath:"#/properties/command/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema31.properties.command,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/command/" + i0,schemaPath:"#/properties/command/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.command.items.type,parentSchema:schema31.properties.command.items,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema31.properties.command.type,parentSchema:schema31.properties.command,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.cwd !== undefined){
let data4 = data.cwd;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/cwd",schemaPath:"#/properties/cwd/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.cwd.type,parentSchema:schema31.properties.cwd,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.env !== undefined){
let data5 = data.env;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 in data5){
let data6 = data5[key1];
if(typeof data6 !== "string"){
const err8 = {instancePath:instancePath+"/env/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/env/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.env.additionalProperties.type,parentSchema:schema31.properties.env.additionalProperties,data:data6};
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
else {
const err9 = {instancePath:instancePath+"/env",schemaPath:"#/properties/env/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.properties.env.type,parentSchema:schema31.properties.env,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.providers !== undefined){
let data7 = data.providers;
if(Array.isArray(data7)){
if(data7.length < 1){
const err10 = {instancePath:instancePath+"/providers",schemaPath:"#/properties/providers/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema31.properties.providers,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(typeof data8 !== "string"){
const err11 = {instancePath:instancePath+"/providers/" + i1,schemaPath:"#/properties/providers/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.providers.items.type,parentSchema:schema31.properties.providers.items,data:data8};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
let i2 = data7.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data7[i2];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err12 = {instancePath:instancePath+"/providers",schemaPath:"#/properties/providers/uniqueItems",keyword:"uniqueItems",params:{i: i2, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i2+" are identical)",schema:true,parentSchema:schema31.properties.providers,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
break;
}
indices0[item0] = i2;
}
}
}
else {
const err13 = {instancePath:instancePath+"/providers",schemaPath:"#/properties/providers/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema31.properties.providers.type,parentSchema:schema31.properties.providers,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.instances !== undefined){
let data9 = data.instances;
if(typeof data9 !== "boolean"){
const err14 = {instancePath:instancePath+"/instances",schemaPath:"#/properties/instances/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema31.properties.instances.type,parentSchema:schema31.properties.instances,data:data9};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.unclaimed !== undefined){
let data10 = data.unclaimed;
if(Array.isArray(data10)){
const len2 = data10.length;
for(let i3=0; i3<len2; i3++){
let data11 = data10[i3];
if(typeof data11 !== "string"){
const err15 = {instancePath:instancePath+"/unclaimed/" + i3,schemaPath:"#/properties/unclaimed/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.unclaimed.items.type,parentSchema:schema31.properties.unclaimed.items,data:data11};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/unclaimed",schemaPath:"#/properties/unclaimed/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema31.properties.unclaimed.type,parentSchema:schema31.properties.unclaimed,data:data10};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.runs !== undefined){
let data12 = data.runs;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err17 = {instancePath:instancePath+"/runs",schemaPath:"#/properties/runs/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema31.properties.runs.type,parentSchema:schema31.properties.runs,data:data12};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
const err18 = {instancePath:instancePath+"/runs",schemaPath:"#/properties/runs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema31.properties.runs,data:data12};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data.schemas !== undefined){
let data13 = data.schemas;
if(Array.isArray(data13)){
const len3 = data13.length;
for(let i4=0; i4<len3; i4++){
let data14 = data13[i4];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.name === undefined){
const err19 = {instancePath:instancePath+"/schemas/" + i4,schemaPath:"#/properties/schemas/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema31.properties.schemas.items.required,parentSchema:schema31.properties.schemas.items,data:data14};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data14.schema === undefined){
const err20 = {instancePath:instancePath+"/schemas/" + i4,schemaPath:"#/properties/schemas/items/required",keyword:"required",params:{missingProperty: "schema"},message:"must have required property '"+"schema"+"'",schema:schema31.properties.schemas.items.required,parentSchema:schema31.properties.schemas.items,data:data14};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
for(const key2 in data14){
if(!((((key2 === "name") || (key2 === "schema")) || (key2 === "valid")) || (key2 === "invalid"))){
const err21 = {instancePath:instancePath+"/schemas/" + i4,schemaPath:"#/properties/schemas/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema31.properties.schemas.items,data:data14};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data14.name !== undefined){
let data15 = data14.name;
if(typeof data15 === "string"){
if(func2(data15) < 1){
const err22 = {instancePath:instancePath+"/schemas/" + i4+"/name",schemaPath:"#/properties/schemas/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.schemas.items.properties.name,data:data15};
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
const err23 = {instancePath:instancePath+"/schemas/" + i4+"/name",schemaPath:"#/properties/schemas/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.schemas.items.properties.name.type,parentSchema:schema31.properties.schemas.items.properties.name,data:data15};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data14.schema !== undefined){
let data16 = data14.schema;
if(!(data16 && typeof data16 == "object" && !Array.isArray(data16))){
const err24 = {instancePath:instancePath+"/schemas/" + i4+"/schema",schemaPath:"#/properties/schemas/items/properties/schema/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.properties.schemas.items.properties.schema.type,parentSchema:schema31.properties.schemas.items.properties.schema,data:data16};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data14.valid !== undefined){
let data17 = data14.valid;
if(!(Array.isArray(data17))){
const err25 = {instancePath:instancePath+"/schemas/" + i4+"/valid",schemaPath:"#/properties/schemas/items/properties/valid/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema31.properties.schemas.items.properties.valid.type,parentSchema:schema31.properties.schemas.items.properties.valid,data:data17};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data14.invalid !== undefined){
let data18 = data14.invalid;
if(!(Array.isArray(data18))){
const err26 = {instancePath:instancePath+"/schemas/" + i4+"/invalid",schemaPath:"#/properties/schemas/items/properties/invalid/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema31.properties.schemas.items.properties.invalid.type,parentSchema:schema31.properties.schemas.items.properties.invalid,data:data18};
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
const err27 = {instancePath:instancePath+"/schemas/" + i4,schemaPath:"#/properties/schemas/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.properties.schemas.items.type,parentSchema:schema31.properties.schemas.items,data:data14};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/schemas",schemaPath:"#/properties/schemas/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema31.properties.schemas.type,parentSchema:schema31.properties.schemas,data:data13};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const host = validate21;
const schema32 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://jp-conformance.dev/spec/config/host","title":"Configuration of a host's certification","description":"How to start a host's driver and what to expect of the host; every key may be left out.","type":"object","additionalProperties":false,"properties":{"role":{"const":"host","default":"host","description":"What is certified."},"name":{"type":"string","description":"The host's name, instead of the one that its driver tells.","minLength":1},"command":{"type":"array","description":"The argument vector that starts the driver; DRIVER after `--` wins over it.","items":{"type":"string","description":"One word of the command."},"minItems":1},"exec":{"type":"boolean","description":"True when the command is the host itself, in which {tool}, {arguments}, {root} and {policy} are replaced.","default":false},"cwd":{"type":"string","description":"The directory that the command is started in, relative to this file.","default":".","minLength":1},"env":{"type":"object","description":"Variables that the driver finds in its environment, beside the few that every program needs.","additionalProperties":{"type":"string","description":"Value of the variable."}},"features":{"type":"object","description":"Features of spec/features.yaml that the host has or has not, whatever its driver claims.","additionalProperties":{"type":"boolean","description":"Whether the host has the feature."}},"limits":{"type":"object","description":"Limits in milliseconds that the host is configured with, before --time-scale, where no check sets its own.","properties":{"idle_ms":{"type":"integer","description":"How long a tool may be silent while nothing is owed to it.","minimum":1},"cancel_grace_ms":{"type":"integer","description":"From cancel to SIGTERM.","minimum":1},"term_grace_ms":{"type":"integer","description":"From SIGTERM to SIGKILL.","minimum":1},"turn_end_ms":{"type":"integer","description":"How long the host waits at most for handles when the turn would end.","minimum":1}},"additionalProperties":false},"providers":{"type":"array","description":"The providers that a host with the feature flatten is certified for.","items":{"type":"string","description":"Name of a file in spec/providers."},"minItems":1,"uniqueItems":true,"default":["portable-flat","openai-strict","gemini-parameters"]},"answer_ms":{"type":"integer","description":"How long the driver may take for one answer, in milliseconds, before --time-scale.","minimum":1,"default":30000}}};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://jp-conformance.dev/spec/config/host" */;
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
for(const key0 in data){
if(!(func1.call(schema32.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.role !== undefined){
let data0 = data.role;
if("host" !== data0){
const err1 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue: "host"},message:"must be equal to constant",schema:"host",parentSchema:schema32.properties.role,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema32.properties.name,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.name.type,parentSchema:schema32.properties.name,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.command !== undefined){
let data2 = data.command;
if(Array.isArray(data2)){
if(data2.length < 1){
const err4 = {instancePath:instancePath+"/command",schemaPath:"#/properties/command/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema32.properties.command,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/command/" + i0,schemaPath:"#/properties/command/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.command.items.type,parentSchema:schema32.properties.command.items,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema32.properties.command.type,parentSchema:schema32.properties.command,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.exec !== undefined){
let data4 = data.exec;
if(typeof data4 !== "boolean"){
const err7 = {instancePath:instancePath+"/exec",schemaPath:"#/properties/exec/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema32.properties.exec.type,parentSchema:schema32.properties.exec,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.cwd !== undefined){
let data5 = data.cwd;
if(typeof data5 === "string"){
if(func2(data5) < 1){
const err8 = {instancePath:instancePath+"/cwd",schemaPath:"#/properties/cwd/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema32.properties.cwd,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/cwd",schemaPath:"#/properties/cwd/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.cwd.type,parentSchema:schema32.properties.cwd,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.env !== undefined){
let data6 = data.env;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key1 in data6){
let data7 = data6[key1];
if(typeof data7 !== "string"){
const err10 = {instancePath:instancePath+"/env/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/env/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.env.additionalProperties.type,parentSchema:schema32.properties.env.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/env",schemaPath:"#/properties/env/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.properties.env.type,parentSchema:schema32.properties.env,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.features !== undefined){
let data8 = data.features;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key2 in data8){
let data9 = data8[key2];
if(typeof data9 !== "boolean"){
const err12 = {instancePath:instancePath+"/features/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/features/additionalProperties/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema32.properties.features.additionalProperties.type,parentSchema:schema32.properties.features.additionalProperties,data:data9};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/features",schemaPath:"#/properties/features/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.properties.features.type,parentSchema:schema32.properties.features,data:data8};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.limits !== undefined){
let data10 = data.limits;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key3 in data10){
if(!((((key3 === "idle_ms") || (key3 === "cancel_grace_ms")) || (key3 === "term_grace_ms")) || (key3 === "turn_end_ms"))){
const err14 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema32.properties.limits,data:data10};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data10.idle_ms !== undefined){
let data11 = data10.idle_ms;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err15 = {instancePath:instancePath+"/limits/idle_ms",schemaPath:"#/properties/limits/properties/idle_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema32.properties.limits.properties.idle_ms.type,parentSchema:schema32.properties.limits.properties.idle_ms,data:data11};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 1 || isNaN(data11)){
const err16 = {instancePath:instancePath+"/limits/idle_ms",schemaPath:"#/properties/limits/properties/idle_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema32.properties.limits.properties.idle_ms,data:data11};
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
if(data10.cancel_grace_ms !== undefined){
let data12 = data10.cancel_grace_ms;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err17 = {instancePath:instancePath+"/limits/cancel_grace_ms",schemaPath:"#/properties/limits/properties/cancel_grace_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema32.properties.limits.properties.cancel_grace_ms.type,parentSchema:schema32.properties.limits.properties.cancel_grace_ms,data:data12};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 1 || isNaN(data12)){
const err18 = {instancePath:instancePath+"/limits/cancel_grace_ms",schemaPath:"#/properties/limits/properties/cancel_grace_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema32.properties.limits.properties.cancel_grace_ms,data:data12};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data10.term_grace_ms !== undefined){
let data13 = data10.term_grace_ms;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err19 = {instancePath:instancePath+"/limits/term_grace_ms",schemaPath:"#/properties/limits/properties/term_grace_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema32.properties.limits.properties.term_grace_ms.type,parentSchema:schema32.properties.limits.properties.term_grace_ms,data:data13};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 1 || isNaN(data13)){
const err20 = {instancePath:instancePath+"/limits/term_grace_ms",schemaPath:"#/properties/limits/properties/term_grace_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema32.properties.limits.properties.term_grace_ms,data:data13};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data10.turn_end_ms !== undefined){
let data14 = data10.turn_end_ms;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err21 = {instancePath:instancePath+"/limits/turn_end_ms",schemaPath:"#/properties/limits/properties/turn_end_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema32.properties.limits.properties.turn_end_ms.type,parentSchema:schema32.properties.limits.properties.turn_end_ms,data:data14};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 1 || isNaN(data14)){
const err22 = {instancePath:instancePath+"/limits/turn_end_ms",schemaPath:"#/properties/limits/properties/turn_end_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema32.properties.limits.properties.turn_end_ms,data:data14};
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
}
else {
const err23 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.properties.limits.type,parentSchema:schema32.properties.limits,data:data10};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.providers !== undefined){
let data15 = data.providers;
if(Array.isArray(data15)){
if(data15.length < 1){
const err24 = {instancePath:instancePath+"/providers",schemaPath:"#/properties/providers/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema32.properties.providers,data:data15};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
let data16 = data15[i1];
if(typeof data16 !== "string"){
const err25 = {instancePath:instancePath+"/providers/" + i1,schemaPath:"#/properties/providers/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.providers.items.type,parentSchema:schema32.properties.providers.items,data:data16};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
let i2 = data15.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data15[i2];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err26 = {instancePath:instancePath+"/providers",schemaPath:"#/properties/providers/uniqueItems",keyword:"uniqueItems",params:{i: i2, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i2+" are identical)",schema:true,parentSchema:schema32.properties.providers,data:data15};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
break;
}
indices0[item0] = i2;
}
}
}
else {
const err27 = {instancePath:instancePath+"/providers",schemaPath:"#/properties/providers/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema32.properties.providers.type,parentSchema:schema32.properties.providers,data:data15};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.answer_ms !== undefined){
let data17 = data.answer_ms;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err28 = {instancePath:instancePath+"/answer_ms",schemaPath:"#/properties/answer_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema32.properties.answer_ms.type,parentSchema:schema32.properties.answer_ms,data:data17};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 1 || isNaN(data17)){
const err29 = {instancePath:instancePath+"/answer_ms",schemaPath:"#/properties/answer_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema32.properties.answer_ms,data:data17};
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
}
else {
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.type,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const knownFailures = validate22;
const schema33 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://jp-conformance.dev/spec/config/known-failures","title":"Known failures","description":"A list of known failures.","type":"array","items":{"type":"object","title":"Known failure","description":"One known failure: a requirement or a check, and the exact reason.","properties":{"requirement":{"type":"string","minLength":1,"description":"Id of a requirement, or a pattern over ids; this, or `check`, or both."},"check":{"type":"string","minLength":1,"description":"Title of a check, or a pattern over titles."},"case":{"type":"string","minLength":1,"description":"Name of a case; without it any case."},"reason":{"type":"string","minLength":1,"description":"The reason of the failure, word by word."},"note":{"type":"string","minLength":1,"description":"Why it is accepted."},"expires":{"type":"string","minLength":1,"pattern":"^\\d{4}-\\d{2}-\\d{2}$","description":"The last day on which it is accepted, YYYY-MM-DD."}},"additionalProperties":false,"required":["reason"],"anyOf":[{"required":["requirement"]},{"required":["check"]}]}};
const pattern4 = new RegExp("^\\d{4}-\\d{2}-\\d{2}$", "u");

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://jp-conformance.dev/spec/config/known-failures" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs3 = errors;
let valid2 = false;
const _errs4 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.requirement === undefined){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/anyOf/0/required",keyword:"required",params:{missingProperty: "requirement"},message:"must have required property '"+"requirement"+"'",schema:schema33.items.anyOf[0].required,parentSchema:schema33.items.anyOf[0],data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid2 = valid2 || _valid0;
const _errs5 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.check === undefined){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/anyOf/1/required",keyword:"required",params:{missingProperty: "check"},message:"must have required property '"+"check"+"'",schema:schema33.items.anyOf[1].required,parentSchema:schema33.items.anyOf[1],data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema33.items.anyOf,parentSchema:schema33.items,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.reason === undefined){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'",schema:schema33.items.required,parentSchema:schema33.items,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data0){
if(!((((((key0 === "requirement") || (key0 === "check")) || (key0 === "case")) || (key0 === "reason")) || (key0 === "note")) || (key0 === "expires"))){
const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema33.items,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.requirement !== undefined){
let data1 = data0.requirement;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err5 = {instancePath:instancePath+"/" + i0+"/requirement",schemaPath:"#/items/properties/requirement/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema33.items.properties.requirement,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/" + i0+"/requirement",schemaPath:"#/items/properties/requirement/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.items.properties.requirement.type,parentSchema:schema33.items.properties.requirement,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.check !== undefined){
let data2 = data0.check;
if(typeof data2 === "string"){
if(func2(data2) < 1){
const err7 = {instancePath:instancePath+"/" + i0+"/check",schemaPath:"#/items/properties/check/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema33.items.properties.check,data:data2};
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
const err8 = {instancePath:instancePath+"/" + i0+"/check",schemaPath:"#/items/properties/check/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.items.properties.check.type,parentSchema:schema33.items.properties.check,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.case !== undefined){
let data3 = data0.case;
if(typeof data3 === "string"){
if(func2(data3) < 1){
const err9 = {instancePath:instancePath+"/" + i0+"/case",schemaPath:"#/items/properties/case/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema33.items.properties.case,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/" + i0+"/case",schemaPath:"#/items/properties/case/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.items.properties.case.type,parentSchema:schema33.items.properties.case,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data0.reason !== undefined){
let data4 = data0.reason;
if(typeof data4 === "string"){
if(func2(data4) < 1){
const err11 = {instancePath:instancePath+"/" + i0+"/reason",schemaPath:"#/items/properties/reason/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema33.items.properties.reason,data:data4};
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
const err12 = {instancePath:instancePath+"/" + i0+"/reason",schemaPath:"#/items/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.items.properties.reason.type,parentSchema:schema33.items.properties.reason,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data0.note !== undefined){
let data5 = data0.note;
if(typeof data5 === "string"){
if(func2(data5) < 1){
const err13 = {instancePath:instancePath+"/" + i0+"/note",schemaPath:"#/items/properties/note/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema33.items.properties.note,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/" + i0+"/note",schemaPath:"#/items/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.items.properties.note.type,parentSchema:schema33.items.properties.note,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data0.expires !== undefined){
let data6 = data0.expires;
if(typeof data6 === "string"){
if(func2(data6) < 1){
const err15 = {instancePath:instancePath+"/" + i0+"/expires",schemaPath:"#/items/properties/expires/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema33.items.properties.expires,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!pattern4.test(data6)){
const err16 = {instancePath:instancePath+"/" + i0+"/expires",schemaPath:"#/items/properties/expires/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema33.items.properties.expires,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/" + i0+"/expires",schemaPath:"#/items/properties/expires/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.items.properties.expires.type,parentSchema:schema33.items.properties.expires,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema33.items.type,parentSchema:schema33.items,data:data0};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema33.type,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const tool = validate23;
const schema34 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://jp-conformance.dev/spec/config/tool","title":"Configuration of a tool's certification","description":"How to start a tool and what to try with it; every key may be left out.","type":"object","additionalProperties":false,"properties":{"role":{"const":"tool","default":"tool","description":"What is certified."},"name":{"type":"string","description":"The tool's name, as init tells it.","default":"tool","minLength":1},"command":{"type":"array","description":"The argument vector that starts the tool; COMMAND after `--` wins over it.","items":{"type":"string","description":"One word of the command."},"minItems":1},"protocol":{"enum":["vfs","outcome"],"default":"vfs","description":"How the tool speaks: vfs exchanges messages with its host; outcome prints one Outcome or ToolState and ends."},"stateful":{"type":"boolean","description":"True when the tool keeps running between calls and reports its states.","default":false},"actions":{"type":"array","description":"The actions that a stateful tool offers.","items":{"enum":["spawn","fetch","apply","abort"],"description":"Name of an action."},"uniqueItems":true,"contains":{"const":"spawn"},"default":["spawn","fetch","apply","abort"]},"probe":{"type":"boolean","description":"True when the tool follows the probe script in `arguments.script`.","default":false},"features":{"type":"object","description":"Claims and denials of features in spec/features.yaml; what is not named is taken from what the tool does.","additionalProperties":{"type":"boolean","description":"True when the tool has the feature, false when it has not."},"propertyNames":{"description":"The id of a feature: small letters and digits, with hyphens between them.","pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"},"default":{}},"env":{"type":"object","description":"Environment variables that the tool gets beside the suite's own few.","additionalProperties":{"type":"string","description":"Value of the variable."},"default":{}},"debug_env":{"type":"object","description":"Environment variables that make the tool talkative; with any here each case runs once more with them, to see that its output stays clean.","additionalProperties":{"type":"string","description":"Value of the variable."},"default":{}},"cwd":{"type":"string","description":"Working directory of the tool, relative to this file; without it the directory of this file, or the current one where there is none.","minLength":1},"cases":{"type":"array","description":"What to try; without any the tool runs once, with empty arguments on an empty project.","items":{"$ref":"#/$defs/case"},"default":[]},"limits":{"type":"object","description":"How long to wait, in milliseconds, before --time-scale.","properties":{"startup_ms":{"type":"integer","description":"From the start of the program to its first message.","minimum":1,"default":10000},"idle_ms":{"type":"integer","description":"The longest silence while the host owes the tool nothing.","minimum":1,"default":5000},"exit_ms":{"type":"integer","description":"From the final message to the end of the process.","minimum":1,"default":5000},"cancel_grace_ms":{"type":"integer","description":"From cancel to the first signal.","minimum":1,"default":1000},"term_grace_ms":{"type":"integer","description":"From the terminating signal to the killing one.","minimum":1,"default":1000}},"additionalProperties":false,"default":{"startup_ms":10000,"idle_ms":5000,"exit_ms":5000,"cancel_grace_ms":1000,"term_grace_ms":1000}}},"$defs":{"content":{"description":"What a file holds.","anyOf":[{"type":"string","description":"The text of the file, stored as UTF-8."},{"type":"object","description":"A file that is not text.","properties":{"base64":{"type":"string","description":"Its bytes in base64: letters, digits, + and / without spaces or line breaks, and = only at the end.","pattern":"^[A-Za-z0-9+/]*={0,2}$"}},"additionalProperties":false,"required":["base64"]}]},"case":{"type":"object","description":"One thing to try: what the tool is given and what must come of it.","properties":{"name":{"type":"string","description":"What it is called in the results; unique in the file.","minLength":1},"arguments":{"type":"object","description":"What the assistant passes, as init tells it.","additionalProperties":true,"default":{}},"options":{"type":"object","description":"The user's settings for the tool, as init tells them.","additionalProperties":true,"default":{}},"answers":{"type":"object","description":"Answers to questions by question id, as init tells them.","additionalProperties":true,"default":{}},"files":{"type":"object","description":"The project by relative path.","additionalProperties":{"$ref":"#/$defs/content"},"propertyNames":{"description":"A path inside the project: relative, and without `..` as one of its parts.","pattern":"^(?!/)(?!(.*/)?\\.\\.(/|$)).+$"},"default":{}},"policy":{"$ref":"#/$defs/policy","description":"What the host allows; without it the project can be read and nothing else."},"inputs":{"type":"array","description":"What to apply, in turn, to a stateful tool each time it waits or runs.","items":{"description":"One input, any JSON value."},"default":[]},"http":{"type":"array","description":"Scripted answers to HTTP requests; each is used in turn for the requests that match it, the last one again and again.","items":{"$ref":"#/$defs/http"},"default":[]},"process":{"type":"array","description":"Scripted outcomes of commands; no command is really run.","items":{"$ref":"#/$defs/process"},"default":[]},"time_limit_ms":{"type":"integer","description":"The longest that one conversation about the case may take.","minimum":1,"default":120000},"expect":{"$ref":"#/$defs/expect","description":"What must come of it."}},"additionalProperties":false,"required":["name"]},"policy":{"type":"object","description":"What the host allows the tool to ask for.","properties":{"filesystem":{"type":"object","description":"Project files.","properties":{"allow":{"type":"array","description":"The path prefixes that may be read, and changed where `writable` is true; without it the whole project.","items":{"type":"string","description":"Path prefix relative to the project.","minLength":1},"default":[]},"writable":{"type":"boolean","description":"True when allowed paths may be changed.","default":false}},"additionalProperties":false,"default":{}},"network":{"type":"object","description":"HTTP.","properties":{"allow":{"type":"array","description":"The URL prefixes that may be asked for; without it whatever the case scripts an answer to.","items":{"type":"string","description":"URL prefix.","minLength":1},"default":[]},"envs":{"type":"array","description":"Variables of the host that header values may name as ${NAME}.","items":{"type":"string","description":"Name of a variable.","minLength":1},"default":[]}},"additionalProperties":false,"default":{}},"commands":{"type":"object","description":"Programs that may be run, by name; without it whatever the case scripts an outcome of.","additionalProperties":{"type":"object","description":"Rule for one program.","properties":{"args":{"type":"array","description":"Allowed argument lists, where a last `**` stands for any rest; without it any.","items":{"type":"array","description":"One allowed argument list.","items":{"type":"string","description":"One argument, literally; `**` at the end stands for any more."}}},"envs":{"type":"array","description":"Variables of the host that the command may receive.","items":{"type":"string","description":"Name of a variable.","minLength":1},"default":[]}},"additionalProperties":false},"default":{}}},"additionalProperties":false},"http":{"type":"object","description":"One scripted answer.","properties":{"method":{"enum":["GET","POST"],"description":"The method it answers; without it either."},"url":{"type":"string","description":"The URL it answers, exactly.","minLength":1},"status":{"type":"integer","description":"The status to answer with.","minimum":100,"maximum":599},"headers":{"type":"object","description":"Headers that the request must carry for this answer to match; the protocol gives the tool no headers back.","additionalProperties":{"type":"string","description":"Value of the header."},"default":{}},"body":{"type":"string","description":"The body to answer with, as text.","default":""},"base64":{"type":"string","description":"The body to answer with, as bytes in base64: letters, digits, + and / without spaces or line breaks, and = only at the end.","pattern":"^[A-Za-z0-9+/]*={0,2}$"}},"additionalProperties":false,"required":["url","status"],"not":{"properties":{"body":true,"base64":true},"required":["body","base64"]}},"process":{"type":"object","description":"One scripted outcome.","properties":{"program":{"type":"string","description":"The program it stands for.","minLength":1},"args":{"type":"array","description":"The arguments it stands for, exactly; without it any.","items":{"type":"string","description":"One argument."}},"stdout":{"type":"string","description":"What the command prints.","default":""},"stderr":{"type":"string","description":"What the command prints as diagnostics.","default":""},"exit_code":{"type":"integer","description":"The status the command ends with.","default":0}},"additionalProperties":false,"required":["program"]},"expect":{"type":"object","description":"What must come of a case; what is left out is not looked at.","properties":{"outcome":{"enum":["success","error","any"],"default":"any","description":"How the tool must end."},"result":{"description":"The text of its result or error.","anyOf":[{"type":"string","description":"The exact text."},{"type":"object","description":"A text that matches.","properties":{"matches":{"type":"string","description":"A regular expression that must match somewhere in the text."}},"additionalProperties":false,"required":["matches"]}]},"files":{"type":"object","description":"Files that must be in the project afterwards, with their content; others may be there too.","additionalProperties":{"$ref":"#/$defs/content"},"propertyNames":{"description":"A path inside the project: relative, and without `..` as one of its parts.","pattern":"^(?!/)(?!(.*/)?\\.\\.(/|$)).+$"}}},"additionalProperties":false,"default":{"outcome":"any"}}}};

const pattern5 = new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$", "u");
const schema35 = {"type":"object","description":"One thing to try: what the tool is given and what must come of it.","properties":{"name":{"type":"string","description":"What it is called in the results; unique in the file.","minLength":1},"arguments":{"type":"object","description":"What the assistant passes, as init tells it.","additionalProperties":true,"default":{}},"options":{"type":"object","description":"The user's settings for the tool, as init tells them.","additionalProperties":true,"default":{}},"answers":{"type":"object","description":"Answers to questions by question id, as init tells them.","additionalProperties":true,"default":{}},"files":{"type":"object","description":"The project by relative path.","additionalProperties":{"$ref":"#/$defs/content"},"propertyNames":{"description":"A path inside the project: relative, and without `..` as one of its parts.","pattern":"^(?!/)(?!(.*/)?\\.\\.(/|$)).+$"},"default":{}},"policy":{"$ref":"#/$defs/policy","description":"What the host allows; without it the project can be read and nothing else."},"inputs":{"type":"array","description":"What to apply, in turn, to a stateful tool each time it waits or runs.","items":{"description":"One input, any JSON value."},"default":[]},"http":{"type":"array","description":"Scripted answers to HTTP requests; each is used in turn for the requests that match it, the last one again and again.","items":{"$ref":"#/$defs/http"},"default":[]},"process":{"type":"array","description":"Scripted outcomes of commands; no command is really run.","items":{"$ref":"#/$defs/process"},"default":[]},"time_limit_ms":{"type":"integer","description":"The longest that one conversation about the case may take.","minimum":1,"default":120000},"expect":{"$ref":"#/$defs/expect","description":"What must come of it."}},"additionalProperties":false,"required":["name"]};
const schema36 = {"description":"What a file holds.","anyOf":[{"type":"string","description":"The text of the file, stored as UTF-8."},{"type":"object","description":"A file that is not text.","properties":{"base64":{"type":"string","description":"Its bytes in base64: letters, digits, + and / without spaces or line breaks, and = only at the end.","pattern":"^[A-Za-z0-9+/]*={0,2}$"}},"additionalProperties":false,"required":["base64"]}]};
const schema37 = {"type":"object","description":"What the host allows the tool to ask for.","properties":{"filesystem":{"type":"object","description":"Project files.","properties":{"allow":{"type":"array","description":"The path prefixes that may be read, and changed where `writable` is true; without it the whole project.","items":{"type":"string","description":"Path prefix relative to the project.","minLength":1},"default":[]},"writable":{"type":"boolean","description":"True when allowed paths may be changed.","default":false}},"additionalProperties":false,"default":{}},"network":{"type":"object","description":"HTTP.","properties":{"allow":{"type":"array","description":"The URL prefixes that may be asked for; without it whatever the case scripts an answer to.","items":{"type":"string","description":"URL prefix.","minLength":1},"default":[]},"envs":{"type":"array","description":"Variables of the host that header values may name as ${NAME}.","items":{"type":"string","description":"Name of a variable.","minLength":1},"default":[]}},"additionalProperties":false,"default":{}},"commands":{"type":"object","description":"Programs that may be run, by name; without it whatever the case scripts an outcome of.","additionalProperties":{"type":"object","description":"Rule for one program.","properties":{"args":{"type":"array","description":"Allowed argument lists, where a last `**` stands for any rest; without it any.","items":{"type":"array","description":"One allowed argument list.","items":{"type":"string","description":"One argument, literally; `**` at the end stands for any more."}}},"envs":{"type":"array","description":"Variables of the host that the command may receive.","items":{"type":"string","description":"Name of a variable.","minLength":1},"default":[]}},"additionalProperties":false},"default":{}}},"additionalProperties":false};
const schema38 = {"type":"object","description":"One scripted answer.","properties":{"method":{"enum":["GET","POST"],"description":"The method it answers; without it either."},"url":{"type":"string","description":"The URL it answers, exactly.","minLength":1},"status":{"type":"integer","description":"The status to answer with.","minimum":100,"maximum":599},"headers":{"type":"object","description":"Headers that the request must carry for this answer to match; the protocol gives the tool no headers back.","additionalProperties":{"type":"string","description":"Value of the header."},"default":{}},"body":{"type":"string","description":"The body to answer with, as text.","default":""},"base64":{"type":"string","description":"The body to answer with, as bytes in base64: letters, digits, + and / without spaces or line breaks, and = only at the end.","pattern":"^[A-Za-z0-9+/]*={0,2}$"}},"additionalProperties":false,"required":["url","status"],"not":{"properties":{"body":true,"base64":true},"required":["body","base64"]}};
const schema39 = {"type":"object","description":"One scripted outcome.","properties":{"program":{"type":"string","description":"The program it stands for.","minLength":1},"args":{"type":"array","description":"The arguments it stands for, exactly; without it any.","items":{"type":"string","description":"One argument."}},"stdout":{"type":"string","description":"What the command prints.","default":""},"stderr":{"type":"string","description":"What the command prints as diagnostics.","default":""},"exit_code":{"type":"integer","description":"The status the command ends with.","default":0}},"additionalProperties":false,"required":["program"]};
const pattern6 = new RegExp("^(?!/)(?!(.*/)?\\.\\.(/|$)).+$", "u");
const pattern7 = new RegExp("^[A-Za-z0-9+/]*={0,2}$", "u");
const schema40 = {"type":"object","description":"What must come of a case; what is left out is not looked at.","properties":{"outcome":{"enum":["success","error","any"],"default":"any","description":"How the tool must end."},"result":{"description":"The text of its result or error.","anyOf":[{"type":"string","description":"The exact text."},{"type":"object","description":"A text that matches.","properties":{"matches":{"type":"string","description":"A regular expression that must match somewhere in the text."}},"additionalProperties":false,"required":["matches"]}]},"files":{"type":"object","description":"Files that must be in the project afterwards, with their content; others may be there too.","additionalProperties":{"$ref":"#/$defs/content"},"propertyNames":{"description":"A path inside the project: relative, and without `..` as one of its parts.","pattern":"^(?!/)(?!(.*/)?\\.\\.(/|$)).+$"}}},"additionalProperties":false,"default":{"outcome":"any"}};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "outcome") || (key0 === "result")) || (key0 === "files"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.outcome !== undefined){
let data0 = data.outcome;
if(!(((data0 === "success") || (data0 === "error")) || (data0 === "any"))){
const err1 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema40.properties.outcome.enum},message:"must be equal to one of the allowed values",schema:schema40.properties.outcome.enum,parentSchema:schema40.properties.outcome,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.result !== undefined){
let data1 = data.result;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.properties.result.anyOf[0].type,parentSchema:schema40.properties.result.anyOf[0],data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
const _errs7 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.matches === undefined){
const err3 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/anyOf/1/required",keyword:"required",params:{missingProperty: "matches"},message:"must have required property '"+"matches"+"'",schema:schema40.properties.result.anyOf[1].required,parentSchema:schema40.properties.result.anyOf[1],data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key1 in data1){
if(!(key1 === "matches")){
const err4 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema40.properties.result.anyOf[1],data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data1.matches !== undefined){
let data2 = data1.matches;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/result/matches",schemaPath:"#/properties/result/anyOf/1/properties/matches/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.properties.result.anyOf[1].properties.matches.type,parentSchema:schema40.properties.result.anyOf[1].properties.matches,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema40.properties.result.anyOf[1].type,parentSchema:schema40.properties.result.anyOf[1],data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err7 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema40.properties.result.anyOf,parentSchema:schema40.properties.result,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.files !== undefined){
let data3 = data.files;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key2 in data3){
const _errs14 = errors;
if(typeof key2 === "string"){
if(!pattern6.test(key2)){
const err8 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/propertyNames/pattern",keyword:"pattern",params:{pattern: "^(?!/)(?!(.*/)?\\.\\.(/|$)).+$"},message:"must match pattern \""+"^(?!/)(?!(.*/)?\\.\\.(/|$)).+$"+"\"",schema:"^(?!/)(?!(.*/)?\\.\\.(/|$)).+$",parentSchema:schema40.properties.files.propertyNames,data:key2,propertyName:key2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var valid3 = _errs14 === errors;
if(!valid3){
const err9 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/propertyNames",keyword:"propertyNames",params:{propertyName: key2},message:"property name must be valid",schema:schema40.properties.files.propertyNames,parentSchema:schema40.properties.files,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
for(const key3 in data3){
let data4 = data3[key3];
const _errs18 = errors;
let valid6 = false;
const _errs19 = errors;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/files/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/content/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.anyOf[0].type,parentSchema:schema36.anyOf[0],data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid1 = _errs19 === errors;
valid6 = valid6 || _valid1;
const _errs21 = errors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.base64 === undefined){
const err11 = {instancePath:instancePath+"/files/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/content/anyOf/1/required",keyword:"required",params:{missingProperty: "base64"},message:"must have required property '"+"base64"+"'",schema:schema36.anyOf[1].required,parentSchema:schema36.anyOf[1],data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key4 in data4){
if(!(key4 === "base64")){
const err12 = {instancePath:instancePath+"/files/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/content/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties",schema:false,parentSchema:schema36.anyOf[1],data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data4.base64 !== undefined){
let data5 = data4.base64;
if(typeof data5 === "string"){
if(!pattern7.test(data5)){
const err13 = {instancePath:instancePath+"/files/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/base64",schemaPath:"#/$defs/content/anyOf/1/properties/base64/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9+/]*={0,2}$"},message:"must match pattern \""+"^[A-Za-z0-9+/]*={0,2}$"+"\"",schema:"^[A-Za-z0-9+/]*={0,2}$",parentSchema:schema36.anyOf[1].properties.base64,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/files/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/base64",schemaPath:"#/$defs/content/anyOf/1/properties/base64/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.anyOf[1].properties.base64.type,parentSchema:schema36.anyOf[1].properties.base64,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/files/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/content/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema36.anyOf[1].type,parentSchema:schema36.anyOf[1],data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid1 = _errs21 === errors;
valid6 = valid6 || _valid1;
if(!valid6){
const err16 = {instancePath:instancePath+"/files/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/content/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema36.anyOf,parentSchema:schema36,data:data4};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err17 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema40.properties.files.type,parentSchema:schema40.properties.files,data:data3};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema40.type,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema35.required,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema35.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func2(data0) < 1){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema35.properties.name,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.name.type,parentSchema:schema35.properties.name,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.arguments !== undefined){
let data1 = data.arguments;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
}
else {
const err4 = {instancePath:instancePath+"/arguments",schemaPath:"#/properties/arguments/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema35.properties.arguments.type,parentSchema:schema35.properties.arguments,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.options !== undefined){
let data2 = data.options;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
}
else {
const err5 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema35.properties.options.type,parentSchema:schema35.properties.options,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.answers !== undefined){
let data3 = data.answers;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
const err6 = {instancePath:instancePath+"/answers",schemaPath:"#/properties/answers/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema35.properties.answers.type,parentSchema:schema35.properties.answers,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.files !== undefined){
let data4 = data.files;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
const _errs15 = errors;
if(typeof key1 === "string"){
if(!pattern6.test(key1)){
const err7 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/propertyNames/pattern",keyword:"pattern",params:{pattern: "^(?!/)(?!(.*/)?\\.\\.(/|$)).+$"},message:"must match pattern \""+"^(?!/)(?!(.*/)?\\.\\.(/|$)).+$"+"\"",schema:"^(?!/)(?!(.*/)?\\.\\.(/|$)).+$",parentSchema:schema35.properties.files.propertyNames,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var valid1 = _errs15 === errors;
if(!valid1){
const err8 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid",schema:schema35.properties.files.propertyNames,parentSchema:schema35.properties.files,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
for(const key2 in data4){
let data5 = data4[key2];
const _errs19 = errors;
let valid4 = false;
const _errs20 = errors;
if(typeof data5 !== "string"){
const err9 = {instancePath:instancePath+"/files/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/content/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.anyOf[0].type,parentSchema:schema36.anyOf[0],data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid0 = _errs20 === errors;
valid4 = valid4 || _valid0;
const _errs22 = errors;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.base64 === undefined){
const err10 = {instancePath:instancePath+"/files/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/content/anyOf/1/required",keyword:"required",params:{missingProperty: "base64"},message:"must have required property '"+"base64"+"'",schema:schema36.anyOf[1].required,parentSchema:schema36.anyOf[1],data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key3 in data5){
if(!(key3 === "base64")){
const err11 = {instancePath:instancePath+"/files/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/content/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema36.anyOf[1],data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data5.base64 !== undefined){
let data6 = data5.base64;
if(typeof data6 === "string"){
if(!pattern7.test(data6)){
const err12 = {instancePath:instancePath+"/files/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/base64",schemaPath:"#/$defs/content/anyOf/1/properties/base64/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9+/]*={0,2}$"},message:"must match pattern \""+"^[A-Za-z0-9+/]*={0,2}$"+"\"",schema:"^[A-Za-z0-9+/]*={0,2}$",parentSchema:schema36.anyOf[1].properties.base64,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/files/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/base64",schemaPath:"#/$defs/content/anyOf/1/properties/base64/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.anyOf[1].properties.base64.type,parentSchema:schema36.anyOf[1].properties.base64,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/files/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/content/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema36.anyOf[1].type,parentSchema:schema36.anyOf[1],data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid0 = _errs22 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const err15 = {instancePath:instancePath+"/files/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/content/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema36.anyOf,parentSchema:schema36,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err16 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema35.properties.files.type,parentSchema:schema35.properties.files,data:data4};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.policy !== undefined){
let data7 = data.policy;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key4 in data7){
if(!(((key4 === "filesystem") || (key4 === "network")) || (key4 === "commands"))){
const err17 = {instancePath:instancePath+"/policy",schemaPath:"#/$defs/policy/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties",schema:false,parentSchema:schema37,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data7.filesystem !== undefined){
let data8 = data7.filesystem;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key5 in data8){
if(!((key5 === "allow") || (key5 === "writable"))){
const err18 = {instancePath:instancePath+"/policy/filesystem",schemaPath:"#/$defs/policy/properties/filesystem/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties",schema:false,parentSchema:schema37.properties.filesystem,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data8.allow !== undefined){
let data9 = data8.allow;
if(Array.isArray(data9)){
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
if(typeof data10 === "string"){
if(func2(data10) < 1){
const err19 = {instancePath:instancePath+"/policy/filesystem/allow/" + i0,schemaPath:"#/$defs/policy/properties/filesystem/properties/allow/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema37.properties.filesystem.properties.allow.items,data:data10};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/policy/filesystem/allow/" + i0,schemaPath:"#/$defs/policy/properties/filesystem/properties/allow/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.properties.filesystem.properties.allow.items.type,parentSchema:schema37.properties.filesystem.properties.allow.items,data:data10};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/policy/filesystem/allow",schemaPath:"#/$defs/policy/properties/filesystem/properties/allow/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema37.properties.filesystem.properties.allow.type,parentSchema:schema37.properties.filesystem.properties.allow,data:data9};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data8.writable !== undefined){
let data11 = data8.writable;
if(typeof data11 !== "boolean"){
const err22 = {instancePath:instancePath+"/policy/filesystem/writable",schemaPath:"#/$defs/policy/properties/filesystem/properties/writable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema37.properties.filesystem.properties.writable.type,parentSchema:schema37.properties.filesystem.properties.writable,data:data11};
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
else {
const err23 = {instancePath:instancePath+"/policy/filesystem",schemaPath:"#/$defs/policy/properties/filesystem/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema37.properties.filesystem.type,parentSchema:schema37.properties.filesystem,data:data8};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data7.network !== undefined){
let data12 = data7.network;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key6 in data12){
if(!((key6 === "allow") || (key6 === "envs"))){
const err24 = {instancePath:instancePath+"/policy/network",schemaPath:"#/$defs/policy/properties/network/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties",schema:false,parentSchema:schema37.properties.network,data:data12};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data12.allow !== undefined){
let data13 = data12.allow;
if(Array.isArray(data13)){
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
let data14 = data13[i1];
if(typeof data14 === "string"){
if(func2(data14) < 1){
const err25 = {instancePath:instancePath+"/policy/network/allow/" + i1,schemaPath:"#/$defs/policy/properties/network/properties/allow/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema37.properties.network.properties.allow.items,data:data14};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/policy/network/allow/" + i1,schemaPath:"#/$defs/policy/properties/network/properties/allow/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.properties.network.properties.allow.items.type,parentSchema:schema37.properties.network.properties.allow.items,data:data14};
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
const err27 = {instancePath:instancePath+"/policy/network/allow",schemaPath:"#/$defs/policy/properties/network/properties/allow/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema37.properties.network.properties.allow.type,parentSchema:schema37.properties.network.properties.allow,data:data13};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data12.envs !== undefined){
let data15 = data12.envs;
if(Array.isArray(data15)){
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
let data16 = data15[i2];
if(typeof data16 === "string"){
if(func2(data16) < 1){
const err28 = {instancePath:instancePath+"/policy/network/envs/" + i2,schemaPath:"#/$defs/policy/properties/network/properties/envs/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema37.properties.network.properties.envs.items,data:data16};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/policy/network/envs/" + i2,schemaPath:"#/$defs/policy/properties/network/properties/envs/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.properties.network.properties.envs.items.type,parentSchema:schema37.properties.network.properties.envs.items,data:data16};
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
const err30 = {instancePath:instancePath+"/policy/network/envs",schemaPath:"#/$defs/policy/properties/network/properties/envs/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema37.properties.network.properties.envs.type,parentSchema:schema37.properties.network.properties.envs,data:data15};
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
const err31 = {instancePath:instancePath+"/policy/network",schemaPath:"#/$defs/policy/properties/network/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema37.properties.network.type,parentSchema:schema37.properties.network,data:data12};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data7.commands !== undefined){
let data17 = data7.commands;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
for(const key7 in data17){
let data18 = data17[key7];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key8 in data18){
if(!((key8 === "args") || (key8 === "envs"))){
const err32 = {instancePath:instancePath+"/policy/commands/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/policy/properties/commands/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties",schema:false,parentSchema:schema37.properties.commands.additionalProperties,data:data18};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data18.args !== undefined){
let data19 = data18.args;
if(Array.isArray(data19)){
const len3 = data19.length;
for(let i3=0; i3<len3; i3++){
let data20 = data19[i3];
if(Array.isArray(data20)){
const len4 = data20.length;
for(let i4=0; i4<len4; i4++){
let data21 = data20[i4];
if(typeof data21 !== "string"){
const err33 = {instancePath:instancePath+"/policy/commands/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/args/" + i3+"/" + i4,schemaPath:"#/$defs/policy/properties/commands/additionalProperties/properties/args/items/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.properties.commands.additionalProperties.properties.args.items.items.type,parentSchema:schema37.properties.commands.additionalProperties.properties.args.items.items,data:data21};
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
const err34 = {instancePath:instancePath+"/policy/commands/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/args/" + i3,schemaPath:"#/$defs/policy/properties/commands/additionalProperties/properties/args/items/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema37.properties.commands.additionalProperties.properties.args.items.type,parentSchema:schema37.properties.commands.additionalProperties.properties.args.items,data:data20};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/policy/commands/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/args",schemaPath:"#/$defs/policy/properties/commands/additionalProperties/properties/args/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema37.properties.commands.additionalProperties.properties.args.type,parentSchema:schema37.properties.commands.additionalProperties.properties.args,data:data19};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data18.envs !== undefined){
let data22 = data18.envs;
if(Array.isArray(data22)){
const len5 = data22.length;
for(let i5=0; i5<len5; i5++){
let data23 = data22[i5];
if(typeof data23 === "string"){
if(func2(data23) < 1){
const err36 = {instancePath:instancePath+"/policy/commands/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/envs/" + i5,schemaPath:"#/$defs/policy/properties/commands/additionalProperties/properties/envs/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema37.properties.commands.additionalProperties.properties.envs.items,data:data23};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/policy/commands/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/envs/" + i5,schemaPath:"#/$defs/policy/properties/commands/additionalProperties/properties/envs/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.properties.commands.additionalProperties.properties.envs.items.type,parentSchema:schema37.properties.commands.additionalProperties.properties.envs.items,data:data23};
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
const err38 = {instancePath:instancePath+"/policy/commands/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/envs",schemaPath:"#/$defs/policy/properties/commands/additionalProperties/properties/envs/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema37.properties.commands.additionalProperties.properties.envs.type,parentSchema:schema37.properties.commands.additionalProperties.properties.envs,data:data22};
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
const err39 = {instancePath:instancePath+"/policy/commands/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/policy/properties/commands/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema37.properties.commands.additionalProperties.type,parentSchema:schema37.properties.commands.additionalProperties,data:data18};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/policy/commands",schemaPath:"#/$defs/policy/properties/commands/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema37.properties.commands.type,parentSchema:schema37.properties.commands,data:data17};
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
const err41 = {instancePath:instancePath+"/policy",schemaPath:"#/$defs/policy/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema37.type,parentSchema:schema37,data:data7};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.inputs !== undefined){
let data24 = data.inputs;
if(!(Array.isArray(data24))){
const err42 = {instancePath:instancePath+"/inputs",schemaPath:"#/properties/inputs/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema35.properties.inputs.type,parentSchema:schema35.properties.inputs,data:data24};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.http !== undefined){
let data25 = data.http;
if(Array.isArray(data25)){
const len6 = data25.length;
for(let i6=0; i6<len6; i6++){
let data26 = data25[i6];
const _errs74 = errors;
const _errs75 = errors;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
let missing0;
if(((data26.body === undefined) && (missing0 = "body")) || ((data26.base64 === undefined) && (missing0 = "base64"))){
const err43 = {};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
var valid27 = _errs75 === errors;
if(valid27){
const err44 = {instancePath:instancePath+"/http/" + i6,schemaPath:"#/$defs/http/not",keyword:"not",params:{},message:"must NOT be valid",schema:schema38.not,parentSchema:schema38,data:data26};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
else {
errors = _errs74;
if(vErrors !== null){
if(_errs74){
vErrors.length = _errs74;
}
else {
vErrors = null;
}
}
}
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.url === undefined){
const err45 = {instancePath:instancePath+"/http/" + i6,schemaPath:"#/$defs/http/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'",schema:schema38.required,parentSchema:schema38,data:data26};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data26.status === undefined){
const err46 = {instancePath:instancePath+"/http/" + i6,schemaPath:"#/$defs/http/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'",schema:schema38.required,parentSchema:schema38,data:data26};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
for(const key9 in data26){
if(!((((((key9 === "method") || (key9 === "url")) || (key9 === "status")) || (key9 === "headers")) || (key9 === "body")) || (key9 === "base64"))){
const err47 = {instancePath:instancePath+"/http/" + i6,schemaPath:"#/$defs/http/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties",schema:false,parentSchema:schema38,data:data26};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data26.method !== undefined){
let data27 = data26.method;
if(!((data27 === "GET") || (data27 === "POST"))){
const err48 = {instancePath:instancePath+"/http/" + i6+"/method",schemaPath:"#/$defs/http/properties/method/enum",keyword:"enum",params:{allowedValues: schema38.properties.method.enum},message:"must be equal to one of the allowed values",schema:schema38.properties.method.enum,parentSchema:schema38.properties.method,data:data27};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data26.url !== undefined){
let data28 = data26.url;
if(typeof data28 === "string"){
if(func2(data28) < 1){
const err49 = {instancePath:instancePath+"/http/" + i6+"/url",schemaPath:"#/$defs/http/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema38.properties.url,data:data28};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/http/" + i6+"/url",schemaPath:"#/$defs/http/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.url.type,parentSchema:schema38.properties.url,data:data28};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data26.status !== undefined){
let data29 = data26.status;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
const err51 = {instancePath:instancePath+"/http/" + i6+"/status",schemaPath:"#/$defs/http/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema38.properties.status.type,parentSchema:schema38.properties.status,data:data29};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 > 599 || isNaN(data29)){
const err52 = {instancePath:instancePath+"/http/" + i6+"/status",schemaPath:"#/$defs/http/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599",schema:599,parentSchema:schema38.properties.status,data:data29};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data29 < 100 || isNaN(data29)){
const err53 = {instancePath:instancePath+"/http/" + i6+"/status",schemaPath:"#/$defs/http/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100},message:"must be >= 100",schema:100,parentSchema:schema38.properties.status,data:data29};
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
if(data26.headers !== undefined){
let data30 = data26.headers;
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
for(const key10 in data30){
let data31 = data30[key10];
if(typeof data31 !== "string"){
const err54 = {instancePath:instancePath+"/http/" + i6+"/headers/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/http/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.headers.additionalProperties.type,parentSchema:schema38.properties.headers.additionalProperties,data:data31};
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
const err55 = {instancePath:instancePath+"/http/" + i6+"/headers",schemaPath:"#/$defs/http/properties/headers/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.properties.headers.type,parentSchema:schema38.properties.headers,data:data30};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data26.body !== undefined){
let data32 = data26.body;
if(typeof data32 !== "string"){
const err56 = {instancePath:instancePath+"/http/" + i6+"/body",schemaPath:"#/$defs/http/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.body.type,parentSchema:schema38.properties.body,data:data32};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data26.base64 !== undefined){
let data33 = data26.base64;
if(typeof data33 === "string"){
if(!pattern7.test(data33)){
const err57 = {instancePath:instancePath+"/http/" + i6+"/base64",schemaPath:"#/$defs/http/properties/base64/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9+/]*={0,2}$"},message:"must match pattern \""+"^[A-Za-z0-9+/]*={0,2}$"+"\"",schema:"^[A-Za-z0-9+/]*={0,2}$",parentSchema:schema38.properties.base64,data:data33};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
else {
const err58 = {instancePath:instancePath+"/http/" + i6+"/base64",schemaPath:"#/$defs/http/properties/base64/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.base64.type,parentSchema:schema38.properties.base64,data:data33};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
else {
const err59 = {instancePath:instancePath+"/http/" + i6,schemaPath:"#/$defs/http/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.type,parentSchema:schema38,data:data26};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
else {
const err60 = {instancePath:instancePath+"/http",schemaPath:"#/properties/http/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema35.properties.http.type,parentSchema:schema35.properties.http,data:data25};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.process !== undefined){
let data34 = data.process;
if(Array.isArray(data34)){
const len7 = data34.length;
for(let i7=0; i7<len7; i7++){
let data35 = data34[i7];
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
if(data35.program === undefined){
const err61 = {instancePath:instancePath+"/process/" + i7,schemaPath:"#/$defs/process/required",keyword:"required",params:{missingProperty: "program"},message:"must have required property '"+"program"+"'",schema:schema39.required,parentSchema:schema39,data:data35};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
for(const key11 in data35){
if(!(((((key11 === "program") || (key11 === "args")) || (key11 === "stdout")) || (key11 === "stderr")) || (key11 === "exit_code"))){
const err62 = {instancePath:instancePath+"/process/" + i7,schemaPath:"#/$defs/process/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties",schema:false,parentSchema:schema39,data:data35};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data35.program !== undefined){
let data36 = data35.program;
if(typeof data36 === "string"){
if(func2(data36) < 1){
const err63 = {instancePath:instancePath+"/process/" + i7+"/program",schemaPath:"#/$defs/process/properties/program/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema39.properties.program,data:data36};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
else {
const err64 = {instancePath:instancePath+"/process/" + i7+"/program",schemaPath:"#/$defs/process/properties/program/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema39.properties.program.type,parentSchema:schema39.properties.program,data:data36};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data35.args !== undefined){
let data37 = data35.args;
if(Array.isArray(data37)){
const len8 = data37.length;
for(let i8=0; i8<len8; i8++){
let data38 = data37[i8];
if(typeof data38 !== "string"){
const err65 = {instancePath:instancePath+"/process/" + i7+"/args/" + i8,schemaPath:"#/$defs/process/properties/args/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema39.properties.args.items.type,parentSchema:schema39.properties.args.items,data:data38};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
}
else {
const err66 = {instancePath:instancePath+"/process/" + i7+"/args",schemaPath:"#/$defs/process/properties/args/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema39.properties.args.type,parentSchema:schema39.properties.args,data:data37};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data35.stdout !== undefined){
let data39 = data35.stdout;
if(typeof data39 !== "string"){
const err67 = {instancePath:instancePath+"/process/" + i7+"/stdout",schemaPath:"#/$defs/process/properties/stdout/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema39.properties.stdout.type,parentSchema:schema39.properties.stdout,data:data39};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data35.stderr !== undefined){
let data40 = data35.stderr;
if(typeof data40 !== "string"){
const err68 = {instancePath:instancePath+"/process/" + i7+"/stderr",schemaPath:"#/$defs/process/properties/stderr/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema39.properties.stderr.type,parentSchema:schema39.properties.stderr,data:data40};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data35.exit_code !== undefined){
let data41 = data35.exit_code;
if(!(((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41))) && (isFinite(data41)))){
const err69 = {instancePath:instancePath+"/process/" + i7+"/exit_code",schemaPath:"#/$defs/process/properties/exit_code/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema39.properties.exit_code.type,parentSchema:schema39.properties.exit_code,data:data41};
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
else {
const err70 = {instancePath:instancePath+"/process/" + i7,schemaPath:"#/$defs/process/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema39.type,parentSchema:schema39,data:data35};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
}
else {
const err71 = {instancePath:instancePath+"/process",schemaPath:"#/properties/process/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema35.properties.process.type,parentSchema:schema35.properties.process,data:data34};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data.time_limit_ms !== undefined){
let data42 = data.time_limit_ms;
if(!(((typeof data42 == "number") && (!(data42 % 1) && !isNaN(data42))) && (isFinite(data42)))){
const err72 = {instancePath:instancePath+"/time_limit_ms",schemaPath:"#/properties/time_limit_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema35.properties.time_limit_ms.type,parentSchema:schema35.properties.time_limit_ms,data:data42};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if((typeof data42 == "number") && (isFinite(data42))){
if(data42 < 1 || isNaN(data42)){
const err73 = {instancePath:instancePath+"/time_limit_ms",schemaPath:"#/properties/time_limit_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema35.properties.time_limit_ms,data:data42};
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
if(data.expect !== undefined){
if(!(validate25(data.expect, {instancePath:instancePath+"/expect",parentData:data,parentDataProperty:"expect",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
}
else {
const err74 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema35.type,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://jp-conformance.dev/spec/config/tool" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema34.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.role !== undefined){
let data0 = data.role;
if("tool" !== data0){
const err1 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue: "tool"},message:"must be equal to constant",schema:"tool",parentSchema:schema34.properties.role,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema34.properties.name,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.name.type,parentSchema:schema34.properties.name,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.command !== undefined){
let data2 = data.command;
if(Array.isArray(data2)){
if(data2.length < 1){
const err4 = {instancePath:instancePath+"/command",schemaPath:"#/properties/command/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema34.properties.command,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/command/" + i0,schemaPath:"#/properties/command/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.command.items.type,parentSchema:schema34.properties.command.items,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema34.properties.command.type,parentSchema:schema34.properties.command,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.protocol !== undefined){
let data4 = data.protocol;
if(!((data4 === "vfs") || (data4 === "outcome"))){
const err7 = {instancePath:instancePath+"/protocol",schemaPath:"#/properties/protocol/enum",keyword:"enum",params:{allowedValues: schema34.properties.protocol.enum},message:"must be equal to one of the allowed values",schema:schema34.properties.protocol.enum,parentSchema:schema34.properties.protocol,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.stateful !== undefined){
let data5 = data.stateful;
if(typeof data5 !== "boolean"){
const err8 = {instancePath:instancePath+"/stateful",schemaPath:"#/properties/stateful/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema34.properties.stateful.type,parentSchema:schema34.properties.stateful,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.actions !== undefined){
let data6 = data.actions;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(!((((data7 === "spawn") || (data7 === "fetch")) || (data7 === "apply")) || (data7 === "abort"))){
const err9 = {instancePath:instancePath+"/actions/" + i1,schemaPath:"#/properties/actions/items/enum",keyword:"enum",params:{allowedValues: schema34.properties.actions.items.enum},message:"must be equal to one of the allowed values",schema:schema34.properties.actions.items.enum,parentSchema:schema34.properties.actions.items,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
const _errs15 = errors;
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data8 = data6[i2];
const _errs16 = errors;
if("spawn" !== data8){
const err10 = {instancePath:instancePath+"/actions/" + i2,schemaPath:"#/properties/actions/contains/const",keyword:"const",params:{allowedValue: "spawn"},message:"must be equal to constant",schema:"spawn",parentSchema:schema34.properties.actions.contains,data:data8};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid5 = _errs16 === errors;
if(valid5){
break;
}
}
if(!valid5){
const err11 = {instancePath:instancePath+"/actions",schemaPath:"#/properties/actions/contains",keyword:"contains",params:{minContains: 1},message:"must contain at least 1 valid item(s)",schema:schema34.properties.actions.contains,parentSchema:schema34.properties.actions,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
let i3 = data6.length;
let j0;
if(i3 > 1){
outer0:
for(;i3--;){
for(j0 = i3; j0--;){
if(func0(data6[i3], data6[j0])){
const err12 = {instancePath:instancePath+"/actions",schemaPath:"#/properties/actions/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i3+" are identical)",schema:true,parentSchema:schema34.properties.actions,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err13 = {instancePath:instancePath+"/actions",schemaPath:"#/properties/actions/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema34.properties.actions.type,parentSchema:schema34.properties.actions,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.probe !== undefined){
let data9 = data.probe;
if(typeof data9 !== "boolean"){
const err14 = {instancePath:instancePath+"/probe",schemaPath:"#/properties/probe/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema34.properties.probe.type,parentSchema:schema34.properties.probe,data:data9};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.features !== undefined){
let data10 = data.features;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key1 in data10){
const _errs21 = errors;
if(typeof key1 === "string"){
if(!pattern5.test(key1)){
const err15 = {instancePath:instancePath+"/features",schemaPath:"#/properties/features/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",schema:"^[a-z0-9]+(-[a-z0-9]+)*$",parentSchema:schema34.properties.features.propertyNames,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
var valid7 = _errs21 === errors;
if(!valid7){
const err16 = {instancePath:instancePath+"/features",schemaPath:"#/properties/features/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid",schema:schema34.properties.features.propertyNames,parentSchema:schema34.properties.features,data:data10};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
for(const key2 in data10){
let data11 = data10[key2];
if(typeof data11 !== "boolean"){
const err17 = {instancePath:instancePath+"/features/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/features/additionalProperties/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema34.properties.features.additionalProperties.type,parentSchema:schema34.properties.features.additionalProperties,data:data11};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/features",schemaPath:"#/properties/features/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema34.properties.features.type,parentSchema:schema34.properties.features,data:data10};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.env !== undefined){
let data12 = data.env;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key3 in data12){
let data13 = data12[key3];
if(typeof data13 !== "string"){
const err19 = {instancePath:instancePath+"/env/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/env/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.env.additionalProperties.type,parentSchema:schema34.properties.env.additionalProperties,data:data13};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/env",schemaPath:"#/properties/env/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema34.properties.env.type,parentSchema:schema34.properties.env,data:data12};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.debug_env !== undefined){
let data14 = data.debug_env;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key4 in data14){
let data15 = data14[key4];
if(typeof data15 !== "string"){
const err21 = {instancePath:instancePath+"/debug_env/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/debug_env/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.debug_env.additionalProperties.type,parentSchema:schema34.properties.debug_env.additionalProperties,data:data15};
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
else {
const err22 = {instancePath:instancePath+"/debug_env",schemaPath:"#/properties/debug_env/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema34.properties.debug_env.type,parentSchema:schema34.properties.debug_env,data:data14};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.cwd !== undefined){
let data16 = data.cwd;
if(typeof data16 === "string"){
if(func2(data16) < 1){
const err23 = {instancePath:instancePath+"/cwd",schemaPath:"#/properties/cwd/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema34.properties.cwd,data:data16};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/cwd",schemaPath:"#/properties/cwd/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.cwd.type,parentSchema:schema34.properties.cwd,data:data16};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.cases !== undefined){
let data17 = data.cases;
if(Array.isArray(data17)){
const len3 = data17.length;
for(let i4=0; i4<len3; i4++){
if(!(validate24(data17[i4], {instancePath:instancePath+"/cases/" + i4,parentData:data17,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
}
else {
const err25 = {instancePath:instancePath+"/cases",schemaPath:"#/properties/cases/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema34.properties.cases.type,parentSchema:schema34.properties.cases,data:data17};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.limits !== undefined){
let data19 = data.limits;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key5 in data19){
if(!(((((key5 === "startup_ms") || (key5 === "idle_ms")) || (key5 === "exit_ms")) || (key5 === "cancel_grace_ms")) || (key5 === "term_grace_ms"))){
const err26 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties",schema:false,parentSchema:schema34.properties.limits,data:data19};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data19.startup_ms !== undefined){
let data20 = data19.startup_ms;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err27 = {instancePath:instancePath+"/limits/startup_ms",schemaPath:"#/properties/limits/properties/startup_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema34.properties.limits.properties.startup_ms.type,parentSchema:schema34.properties.limits.properties.startup_ms,data:data20};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 1 || isNaN(data20)){
const err28 = {instancePath:instancePath+"/limits/startup_ms",schemaPath:"#/properties/limits/properties/startup_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema34.properties.limits.properties.startup_ms,data:data20};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
if(data19.idle_ms !== undefined){
let data21 = data19.idle_ms;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err29 = {instancePath:instancePath+"/limits/idle_ms",schemaPath:"#/properties/limits/properties/idle_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema34.properties.limits.properties.idle_ms.type,parentSchema:schema34.properties.limits.properties.idle_ms,data:data21};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 1 || isNaN(data21)){
const err30 = {instancePath:instancePath+"/limits/idle_ms",schemaPath:"#/properties/limits/properties/idle_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema34.properties.limits.properties.idle_ms,data:data21};
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
if(data19.exit_ms !== undefined){
let data22 = data19.exit_ms;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err31 = {instancePath:instancePath+"/limits/exit_ms",schemaPath:"#/properties/limits/properties/exit_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema34.properties.limits.properties.exit_ms.type,parentSchema:schema34.properties.limits.properties.exit_ms,data:data22};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 < 1 || isNaN(data22)){
const err32 = {instancePath:instancePath+"/limits/exit_ms",schemaPath:"#/properties/limits/properties/exit_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema34.properties.limits.properties.exit_ms,data:data22};
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
if(data19.cancel_grace_ms !== undefined){
let data23 = data19.cancel_grace_ms;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err33 = {instancePath:instancePath+"/limits/cancel_grace_ms",schemaPath:"#/properties/limits/properties/cancel_grace_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema34.properties.limits.properties.cancel_grace_ms.type,parentSchema:schema34.properties.limits.properties.cancel_grace_ms,data:data23};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 < 1 || isNaN(data23)){
const err34 = {instancePath:instancePath+"/limits/cancel_grace_ms",schemaPath:"#/properties/limits/properties/cancel_grace_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema34.properties.limits.properties.cancel_grace_ms,data:data23};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
if(data19.term_grace_ms !== undefined){
let data24 = data19.term_grace_ms;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
const err35 = {instancePath:instancePath+"/limits/term_grace_ms",schemaPath:"#/properties/limits/properties/term_grace_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema34.properties.limits.properties.term_grace_ms.type,parentSchema:schema34.properties.limits.properties.term_grace_ms,data:data24};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 < 1 || isNaN(data24)){
const err36 = {instancePath:instancePath+"/limits/term_grace_ms",schemaPath:"#/properties/limits/properties/term_grace_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema34.properties.limits.properties.term_grace_ms,data:data24};
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
}
else {
const err37 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema34.properties.limits.type,parentSchema:schema34.properties.limits,data:data19};
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
const err38 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema34.type,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
